/** Japanese texts: the practice’s own email texts. */
import { type Texts } from "../../texts.ts";
import { type emailTexts as en } from "../en/emailTexts.ts";

export const emailTexts = {
  intro:
    "医師に届くメールに独自の文章を添えられます。書式なしの文章で、宛名のあとと末尾に1段落ずつです。医師には本人の言語の文章が届き、メールのほかの部分は変わりません。",
  failed: "メールの文面を読み込めませんでした",
  kindLabel: "メール",
  languageLabel: "メールの言語",
  written: "{{name}}（独自の文面あり）",
  form: "独自の文面",
  opening: "冒頭の段落",
  openingHelp: "宛名のあとに入ります。",
  closing: "末尾の段落",
  closingHelp: "連絡先の前に入ります。",
  room: "{{count}}／{{of}}文字。",
  save: "文面を保存",
  saved: "保存しました。次のメールから反映されます。",
  unsaved: "まだ保存されていません。",
  test: "自分にテスト送信",
  tested: "{{address}}にテストを送信しました。",
  preview: "メールの表示",
  previewFailed: "プレビューを作成できませんでした。",
  part: {
    label: "メールの形式",
    html: "デザイン表示",
    text: "テキスト",
    frame: "デザイン表示のメール",
  },
  stale: {
    title: "{{name}}さんがこの文面を変更しました",
    empty: "文面は削除されました。",
    theirs: "その文面を使う",
    mine: "自分の文面を残す",
  },
  kind: {
    invitation: "医師への招待",
    callout: "応援依頼",
    reminder: "リマインダー",
    confirmation: "確定のお知らせ",
    standby: "待機のお知らせ",
    filled: "充足のお知らせ",
    not_required: "不要のお知らせ",
    released: "確定解除のお知らせ",
    cancelled: "依頼中止のお知らせ",
    expired: "受付終了のお知らせ",
  },
} satisfies Texts<typeof en, "ja">;
