/** Japanese texts: the practice’s own email texts. */

import { type emailTexts as en } from "../en/emailTexts.ts";
import { type Texts } from "../texts.ts";

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
    changed: "変更のお知らせ",
    times_changed: "時間変更のご確認",
    moved: "日程等の変更（確定した医師へ）",
    asked_anew: "日程等の変更（回答済みの医師へ）",
    list_added: "手術枠の追加",
    standby: "待機登録のお知らせ",
    standby_offer: "待機の医師への最初のお願い",
    offer_closed: "待機の医師への回答不要のお知らせ",
    filled: "担当決定のお知らせ",
    ask_again: "再募集のお知らせ",
    not_required: "応援不要のお知らせ",
    released: "確定解除のお知らせ",
    cancelled: "応援依頼中止のお知らせ",
    expired: "応援依頼終了のお知らせ",
  },
} satisfies Texts<typeof en, "ja">;
