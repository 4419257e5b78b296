/** Japanese texts: internal comments on a callout. */

import { type comments as en } from "../en/comments.ts";
import { type Texts } from "../texts.ts";

export const comments = {
  title: "コメント",
  privacy: "医療機関の方だけに表示されます。医師には表示されません。",
  empty: "コメントはまだありません",
  emptyHint: "この依頼について、同僚への質問や連絡を書き込めます。",
  label: "新しいコメント",
  hint: "@に続けて名前を入力すると、同僚に通知できます。",
  nobody: "「@{{name}}」では誰にも通知されません。氏名をすべて入力するか、候補から選択してください。",
  send: "コメントする",
  added: "コメントを追加しました",
  blank: "コメントを入力してください。",
  earlier_other: "以前のコメント{{count}}件を表示",
  edited: "編集済み {{when}}",
  edit: "編集",
  editOf: "自分のコメントを編集：{{when}}",
  editLabel: "コメントを編集",
  save: "保存",
  changed: "コメントを変更しました",
  delete: "削除",
  deleteOf: "自分のコメントを削除：{{when}}",
  ask: {
    title: "このコメントを削除しますか？",
    text: "医療機関の全員の画面から削除されます。",
    back: "残す",
    submit: "削除",
  },
  gone: "お探しのコメントは削除されました。",
  unknown: "メンションした方の中に、ログインできなくなった方がいます。@の後の名前を消して、もう一度お試しください。",
  tooMany: "短時間に多くのコメントが書き込まれました。しばらくしてから、もう一度お試しください。",
  unsure: "コメントが保存されたかどうか確認できません。もう一度お試しください。二重に保存されることはありません。",
  other: "コメントを保存できませんでした。もう一度お試しください。",
  notDeleted: "コメントを削除できませんでした。もう一度お試しください。",
  colleagues: "同僚",
  found_other: "{{count}}人が見つかりました。矢印キーとEnterキーで選択できます。",
  failed: "コメントを読み込めませんでした",
} satisfies Texts<typeof en, "ja">;
