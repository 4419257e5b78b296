/** Japanese texts: finding things: further filters, saved views, the palette. */
import { type Texts } from "../../texts.ts";
import { type calloutFinding as en } from "../en/calloutFinding.ts";

export const calloutFinding = {
  filters: {
    doctor: "依頼した医師",
    mode: "決定方法",
    urgency: "緊急度",
    status: "状態",
    answers: "回答",
    noAvailability: "対応可の医師なし",
  },
  views: {
    mine: "自分用",
    shared: "医療機関内で共有",
    none: "保存した表示はまだありません。絞り込みを設定してから保存してください。",
    save: "この表示を保存…",
    change: "「{{name}}」を変更…",
    title: "この表示を保存",
    changeTitle: "表示を変更",
    text: "タブ、検索語、絞り込み、並び順に名前を付けて保存します。",
    name: "名前",
    nameMissing: "表示の名前を入力してください。",
    share: "医療機関の全員が使えるようにする",
    replace: "現在の絞り込みに置き換える",
    submit: "表示を保存",
    back: "戻る",
    delete: "表示を削除",
    saved: "表示を保存しました",
    deleted: "「{{name}}」を削除しました",
    failed: "保存した表示を読み込めませんでした。",
    refused: "表示を保存できませんでした。",
    stale: "この表示はほかの方が変更しました。もう一度ご確認ください。",
    taken: "同じ名前の表示がすでにあります。",
  },
  palette: {
    title: "移動先",
    label: "応援依頼、医師、施設、執刀医、ページを検索",
    hint: "応援依頼、医師、施設、執刀医、ページ",
    type: {
      callout: "応援依頼",
      doctor: "医師",
      site: "施設",
      surgeon: "執刀医",
      page: "ページ",
    },
    found_other: "{{count}}件",
    none: "見つかりませんでした",
    failed: "検索できませんでした。もう一度お試しください。",
    page: {
      week: "週表示",
      newDoctor: "医師を追加",
    },
  },
} satisfies Texts<typeof en, "ja">;
