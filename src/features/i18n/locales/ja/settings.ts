/** Japanese texts: settings. */

import { type settings as en } from "../en/settings.ts";
import { type Texts } from "../texts.ts";

export const settings = {
  title: "ユーザー設定",
  description: "ご自身の設定です。医療機関の設定は「管理」にあります。",
  sections: "設定の項目",
  remembered: "この端末に保存されます。",
  profile: {
    title: "プロフィール",
    name: "氏名",
    email: "メールアドレス",
    practice: "医療機関・グループ",
  },
  appearance: "外観",
  theme: {
    nowlight: "現在はライト",
    nowdark: "現在はダーク",
  },
  toolbar: {
    label: "上部バー",
    hint: "各ページ上部のバーの高さ",
    height55: "低い 55",
    height65: "標準 65",
    height75: "高い 75",
  },
  rows: {
    label: "行の間隔",
    hint: "広い画面での表",
    compact: "狭い",
    comfortable: "標準",
  },
  language: "言語と地域",
  notifications: "通知",
  desktop: {
    label: "デスクトップ通知",
    hint: "アプリがタブで開いている間は、別のウィンドウで作業中でも、このブラウザーに表示されます。",
    blocked:
      "ブラウザーがこのサイトの通知をブロックしています。アドレスバー横のサイト設定で許可してから、ここに戻ってください。",
    unsupported: "このブラウザーはデスクトップ通知に対応していません。",
    asking: "ブラウザーの確認に答えてください。",
  },
} satisfies Texts<typeof en, "ja">;
