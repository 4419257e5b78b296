/** Japanese texts: common. */

import { type common as en } from "../en/common.ts";
import { type Texts } from "../texts.ts";

export const common = {
  productName: "Practice Callouts",
  breadcrumbs: "パンくずリスト",
  home: "ホーム",
  skipToContent: "本文へ移動",
  loading: "読み込んでいます…",
  toTop: "ページの先頭へ",
  checkDelayed: "サーバーから応答がありません。再試行しています…",
  close: "閉じる",
  cancel: "キャンセル",
  tryAgain: "再試行",
  printedAt: "印刷 {{when}}",
  find: "検索・移動…",
  saved: "保存しました",
  language: "言語",
  languageMissed: "{{language}}を読み込めませんでした。もう一度お試しください。",
  newTab: "（新しいタブで開きます）",
  wait: "お待ちください…",
  pager: {
    range: "{{total, number}}件中 {{from, number}}–{{to, number}}件",
    rangeMany: "{{total, number}}件超のうち {{from, number}}–{{to, number}}件",
    previous: "前のページ",
    next: "次のページ",
    pages: "ページ",
  },
  menu: {
    open: "メニューを開く",
    close: "メニューを閉じる",
    label: "メインメニュー",
    callouts: "応援依頼",
    planning: "計画",
    doctors: "医師",
    insights: "統計",
    manage: "管理",
  },
  user: { open: "アカウント", settings: "ユーザー設定", keys: "キーボード操作", signOut: "ログアウト" },
  manage: {
    title: "管理",
    description: "医療機関・グループの設定です。ここにログインするすべての方に適用されます。",
  },
  contactStep: {
    title: "連絡先の入力",
    description: "この連絡先は医師に届くメールに表示されます。あとから「管理」で変更できます。",
  },
  footer: {
    label: "このサイトについて",
    copyright: "© {{from}}–{{to}}",
    contact: "お問い合わせ",
    terms: "利用規約",
    privacy: "プライバシー",
  },
  error: {
    notFoundTitle: "ページが見つかりません",
    notFoundText: "お探しのページは、移動または削除された可能性があります。",
    systemTitle: "システムエラー",
    systemText: "問題が発生しました。しばらくしてからもう一度お試しください。",
    returnHome: "ホームに戻る",
    pageNotFound: "ページが見つかりません",
    reference: "リクエスト {{id}}",
  },
  panel: {
    title: "手術枠には必ず担当医を。連絡は必ず全員に。",
    text: "一度の依頼で、対応できる医師がわかり、一人を確定できます。担当が決まった手術枠に、ほかの医師が来てしまうことはありません。",
  },
  theme: { label: "テーマ", light: "ライト", dark: "ダーク", system: "システム" },
} satisfies Texts<typeof en, "ja">;
