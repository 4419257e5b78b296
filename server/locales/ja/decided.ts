/** What the doctor's page says where the practice answered an offer without booking it, or ended a booking; as the mails say it, in Japanese. */
import { type DecidedTexts } from "../en/decided.ts";

export const ja: DecidedTexts = {
  not_required: {
    title: "今回の応援は不要になりました",
    lead: ["お手続きは不要で、お越しいただく必要は", "ありません", "。"],
    chip: "応援不要",
  },
  standby: {
    title: "待機として登録しています",
    lead: [
      "必要になった場合は、最優先でご連絡します。担当の確定ではなく、ご連絡がない限り、お越しいただく必要は",
      "ありません",
      "。",
    ],
    chip: "待機",
  },
  released: {
    title: "ご担当の確定が解除されました",
    lead: ["お越しいただく必要は", "ありません", "。"],
    chip: "確定解除",
  },
  rank: (rank) => `待機の順位は${rank}番です。`,
  takeBack: "お申し出を取り消す",
};
