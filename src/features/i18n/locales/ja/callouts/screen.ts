/** Japanese texts: what the callout page, the week and the bulk bar say of time and of what cannot be done. */

import { type calloutScreen as en } from "../../en/callouts/screen.ts";
import { type Texts } from "../../texts.ts";

export const calloutScreen = {
  someDoctor: "医師",
  stepsFirst: "先に上の手順を完了してください。",
  today: "今日",
  start: "開始",
  nobodyToRemind:
    "現在リマインダーを送れる医師はいません（手術枠の担当医が決まっているか、開始済みか、依頼できる医師は全員回答済みです）。",
  listStarted: "この手術枠はすでに開始しています。回答や担当の確定は変更できません。",
  failed: "{{reference}}：{{reason}}",
} satisfies Texts<typeof en, "ja">;
