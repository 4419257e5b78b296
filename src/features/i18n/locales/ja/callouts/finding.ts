/** Japanese texts: finding things: further filters, the palette. */

import { type calloutFinding as en } from "../../en/callouts/finding.ts";
import { type Texts } from "../../texts.ts";

export const calloutFinding = {
  filters: {
    doctor: "依頼した医師",
    answers: "回答",
    noAvailability: "対応可の医師なし",
  },
  pageSize: {
    label: "1ページの件数",
    rows: "1ページ{{count}}件",
  },
  views: {
    button: "ビュー",
    shared: "グループと共有中",
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
    share: "グループ全員と共有する",
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
  },
  palette: {
    title: "検索と操作",
    label: "応援依頼、医師、施設、執刀医、ページの検索、または操作",
    hint: "検索または操作",
    type: {
      callout: "応援依頼",
      doctor: "医師",
      site: "施設",
      surgeon: "執刀医",
      page: "ページ",
      action: "操作",
    },
    language: "言語",
    found_other: "{{count}}件",
    none: "見つかりませんでした",
    failed: "検索できませんでした。もう一度お試しください。",
    page: {
      week: "週表示",
      month: "月表示",
      newDoctor: "医師を追加",
    },
  },
} satisfies Texts<typeof en, "ja">;
