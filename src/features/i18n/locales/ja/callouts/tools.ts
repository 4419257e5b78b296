/** Japanese texts: what can be done from the list of callouts, its keys, its week, its first run. */

import { type calloutTools as en } from "../../en/callouts/tools.ts";
import { type Texts } from "../../texts.ts";

export const calloutTools = {
  menu: {
    open: "開く",
    confirmBest: "最適な回答を確定…",
    remind: "リマインダー…",
    duplicate: "複製",
    cancel: "依頼を中止…",
  },
  best: {
    title: "最適な回答を確定",
    none: "これまでのお申し出はいずれも確認が必要です。問題なく対応できる医師がいません。依頼を開いて選んでください。",
  },
  bulk: {
    label: "選択した依頼",
    chosen_other: "{{count}}件を選択中",
    remind: "リマインダー",
    cancel: "中止する",
    print: "印刷",
    matching_other: "該当する{{count}}件をすべて選択",
    tooMany: "{{most}}件を超えています。絞り込むとすべて選択できます。",
    matchingFailed: "該当する依頼を選択できませんでした。もう一度お試しください。",
    byCallout: "依頼ごとのメール送信先",
    clear: "選択を解除",
    remindTitle_other: "{{count}}件の依頼についてリマインダーを送りますか？",
    remindText:
      "未回答の医師に、依頼ごとに1通のメールを送ります。受付中でない依頼と、2時間以内に送信済みの依頼は除きます。",
    remindSubmit: "リマインダーを送る",
    cancelTitle_other: "{{count}}件の依頼を中止しますか？",
    cancelSubmit: "中止して医師に知らせる",
    done_other: "{{count}}件完了",
    nobody_other: "{{count}}件は送る相手がいません",
    notDone_other: "{{count}}件は実行できませんでした",
    close: "閉じる",
    back: "戻る",
  },
  keys: {
    title: "キーボード操作",
    help: "この一覧を表示",
    search: "検索",
    find: "すべてを検索",
    new: "新しい依頼",
    next: "次の行",
    previous: "前の行",
    callouts: "応援依頼へ移動",
    doctors: "医師へ移動",
    insights: "統計へ移動",
    manage: "管理へ移動",
    thenKey: "の後に",
    on: "1文字のショートカットを有効にする",
    close: "閉じる",
  },
  week: {
    title: "{{from}}～{{to}}の手術枠",
    previous: "前の週",
    next: "次の週",
    thisWeek: "今週",
    site: "施設",
    uncovered: "担当医未定",
    calling: "依頼中",
    covered: "担当決定",
    cancelled: "中止",
    add: "新しい手術枠：{{site}}、{{date}}、{{part}}",
    noSites: "先に施設を追加してください。週表示は施設ごとに1行です。",
    failed: "週を読み込めませんでした",
  },
  first: {
    title: "{{name}}さん、ようこそ。最初の依頼まで4つの手順です。",
    text: "いつでも中断して、ここに戻れます。",
    progress: "{{all}}件中{{done}}件完了",
    done: "完了",
    contact: {
      title: "連絡先",
      text: "すべてのメールに表示されます",
    },
    site: {
      title: "施設を追加",
      text: "病院やクリニックと、その手術室",
    },
    doctors: {
      title: "医師を追加",
      text: "1人ずつ、またはCSVファイルから",
    },
    callout: {
      title: "最初の依頼を送る",
      text: "送信前にすべてのメールを確認できます",
    },
  },
  pageSize: {
    label: "1ページの件数",
    rows: "1ページ{{count}}件",
  },
} satisfies Texts<typeof en, "ja">;
