/** Japanese texts: lists of a callout that was sent, changed, added or cancelled alone. */

import { type calloutChanges as en } from "../../en/callouts/changes.ts";
import { type Texts } from "../../texts.ts";

export const calloutChanges = {
  menu: "{{date}}の手術枠のその他の操作",
  open: "依頼を開く",
  edit: "手術枠を編集…",
  add: "手術枠を追加…",
  cancel: "この手術枠を中止…",
  editTitle: "{{date}}の手術枠を編集",
  same: "まだ何も変更されていません。",
  none: "この変更は医療機関の方だけに表示されます。",
  booked: {
    details_other: "{{doctors}}に変更をお知らせします。回答は必要ありません。",
    times_other: "{{doctors}}に新しい時間でよいか確認します。確定はそのままです。",
    moved_other:
      "{{doctors}}に改めて承諾していただく必要があります。最長24時間以内に承諾がない場合、確定は解除されます。これまでの申し出は無効になります。",
  },
  unbooked: {
    details: "変更は医師の回答ページに表示されます。改めて回答する必要はありません。",
    times: "申し出はそのまま残り、以前の時間が表示されます。新しい時間は医師の回答ページに表示されます。",
    moved: "申し出は変更前の手術枠に対するものです。全員に改めて確認します。",
  },
  deadline: "回答期限は最初の手術枠の開始より前（{{when}}）に変更されます。",
  checking: "メールの送信先を確認しています…",
  unchecked: "メールの送信先を確認できませんでした。",
  save: "保存",
  saveMails_other: "保存してメール{{count}}通を送信",
  done: "手術枠を変更しました",
  tooFew: "人数は、同じ時間に確定している医師の数以上にしてください。",
  overlap:
    "{{doctor}}はその時間帯に別の手術枠で確定しています（{{when}}）。別の時間を選ぶか、先に確定を解除してください。",
  overlapSomebody:
    "確定している医師が、その時間帯にほかの手術枠でも確定しています。別の時間を選ぶか、先に確定を解除してください。",
  notCredentialed: "確定している医師には、その施設のその日の勤務登録がありません。メールは送信されていません。",
  despite: "それでも確定を維持します。履歴に残ります。",
  addTitle: "手術枠を追加",
  addText:
    "最後の手術枠の内容から始まります。依頼済みの医師に1通ずつメールを送信します。不在、一時停止中、ほかの手術枠で確定済みなどの理由で依頼できない医師には送信しません。",
  addSubmit: "手術枠を追加",
  addMails_other: "追加してメール{{count}}通を送信",
  addDone: "手術枠を追加しました",
  goOn: "続ける",
  cancelTitle: "{{date}}の手術枠を中止しますか？",
  cancelText: "この操作は取り消せません。依頼のほかの手術枠はそのままです。",
  keepList: "中止しない",
  cancelSubmit: "手術枠を中止",
  cancelMails_other: "中止してメール{{count}}通を送信",
  cancelDone: "手術枠を中止しました",
} satisfies Texts<typeof en, "ja">;
