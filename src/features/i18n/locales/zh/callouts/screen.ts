/** Chinese texts: what the callout page, the week and the bulk bar say of time and of what cannot be done. */

import { type calloutScreen as en } from "../../en/callouts/screen.ts";
import { type Texts } from "../../texts.ts";

export const calloutScreen = {
  someDoctor: "一位医生",
  stepsFirst: "请先完成以上步骤。",
  today: "今天",
  start: "开始",
  nobodyToRemind: "目前没有可提醒的医生：班次已有医生承担或已开始，或所有可联系的医生均已答复。",
  listStarted: "该班次已经开始，答复和安排无法再更改。",
  failed: "{{reference}}：{{reason}}",
} satisfies Texts<typeof en, "zh">;
