/** What the doctor's page says where the practice answered an offer without booking it, or ended a booking; as the mails say it, in Chinese. */
import { type DecidedTexts } from "../en/decided.ts";

export const zh: DecidedTexts = {
  not_required: {
    title: "这次无需您到岗",
    lead: ["您无需做任何事，也", "无需", "到岗。"],
    chip: "无需到岗",
  },
  standby: {
    title: "您已列为候补",
    lead: ["需要时我们会优先询问您。这不是正式安排，未接到通知前，您", "无需", "到岗。"],
    chip: "候补",
  },
  released: {
    title: "您的安排已解除",
    lead: ["您的安排已结束，您", "无需", "到岗。"],
    chip: "安排已解除",
  },
  rank: (rank) => `您的候补顺位是第 ${rank} 位。`,
  takeBack: "撤回意向",
};
