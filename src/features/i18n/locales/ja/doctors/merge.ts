/** Japanese texts: merging a doctor who was entered twice. */

import { type doctorMerge as en } from "../../en/doctors/merge.ts";
import { type Texts } from "../../texts.ts";

export const doctorMerge = {
  open: "重複を統合…",
  title: "{{name}}の重複を統合",
  text: "二重に登録された医師を一つにまとめます。履歴、確定済みの予定、登録内容が一つになります。",
  other: "もう一方の登録",
  change: "別の登録を選ぶ",
  stays: "どちらの登録を残しますか？",
  moves: "{{name}}に移るもの",
  bookings: "確定済みの予定",
  leave: "不在",
  details: "登録内容",
  shared:
    "このうち{{number}}件の依頼は両方に送信されています。同じ手術枠に回答が二つある場合、確定があればそれを、なければ新しい回答を残します。",
  nothing: "ありません。もう一方の登録にすべて含まれています。",
  ends: "{{name}}（{{email}}）はアーカイブされ、依頼は届かなくなります。この操作は取り消せません。",
  clash: "同じ時間に両方の予定が確定しています。先にどちらかの確定を解除してください。",
  submit: "統合する",
  done: "{{doctor}}に統合しました",
  into: "この登録は重複のため、次の登録に統合されました：",
} satisfies Texts<typeof en, "ja">;
