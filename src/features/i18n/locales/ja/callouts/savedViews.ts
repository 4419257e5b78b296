/** Japanese texts: saved views of the callouts list. */
import { type calloutSavedViews as en } from "../../en/callouts/savedViews.ts";
import { type Texts } from "../../texts.ts";

export const calloutSavedViews = {
  button: "ビュー",
  shared: "医療機関内で共有中",
  sharedBy: "{{name}}さんが共有",
  none: "保存したビューはまだありません",
  loading: "読み込み中…",
  failed: "ビューを読み込めませんでした。再試行",
  save: "このビューを保存…",
  manage: "ビューの変更・削除…",
  back: "ビューに戻る",
  changeOne: "「{{name}}」を変更…",
  removeOne: "「{{name}}」を削除…",
  saveTitle: "このビューを保存",
  changeTitle: "ビューを変更",
  name: "名前",
  nameHint: "タブ、絞り込み、並び順、1ページの件数を保存します。",
  share: "医療機関内で共有する",
  anew: "現在の表示内容に置き換える",
  submit: "保存",
  needName: "名前を入力してください。",
  taken: "同じ名前のビューがすでにあります。",
  takenByOwner: "{{name}}さんには同じ名前のビューがすでにあります。",
  saved: "「{{name}}」を保存しました",
  removed: "「{{name}}」を削除しました",
  removeTitle: "「{{name}}」を削除しますか？",
  remove: "削除",
  removeShared: "全員がこのビューを使えなくなります。応援依頼は残ります。",
  removeOwn: "応援依頼は残ります。",
} satisfies Texts<typeof en, "ja">;
