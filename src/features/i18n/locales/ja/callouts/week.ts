/** Japanese texts: the calendar of lists by site, theatre, doctor and month, and moving a list in it. */

import { type calloutWeek as en } from "../../en/callouts/week.ts";
import { type Texts } from "../../texts.ts";

export const calloutWeek = {
  shown: { label: "並べ方", days: "週", week: "施設", theatres: "手術室", doctors: "医師", month: "月" },
  lists_other: "手術枠{{count}}件",
  uncovered_other: "担当医未定{{count}}件",
  waiting: "回答待ち",
  noTheatre: "手術室なし",
  hint: "矢印キーで次の手術枠へ進めます。手術枠の日時や場所を変えるには、ドラッグするか、メニューの「移動先を選ぶ…」を使います。",
  move: {
    open: "移動先を選ぶ…",
    title: "{{date}}の手術枠を移動",
    part: "時間帯",
    nobody: "メールは送信されません。",
    asks: "この手術枠はすでに医師に依頼されています。次の画面で、移動による影響と送信されるすべてのメールを確認できます。",
    same: "手術枠はすでにその場所にあります。別の日または場所を選んでください。",
    submit: "手術枠を移動",
    next: "次へ",
    done: "{{when}}に移動しました",
    noted: "{{when}}に移動しました・{{notes}}",
    failed: "手術枠は移動されませんでした。{{reason}}",
    reason: "{{reason}}。",
    sentLater: "依頼の送信が手術枠の開始より後になります。",
  },
  month: {
    previous: "前の月",
    this: "今月",
    next: "次の月",
    failed: "月を読み込めませんでした",
    empty: "この月の手術枠はありません",
    noMatch: "この月には、検索と絞り込みに合う手術枠がありません。",
    more_other: "ほか{{count}}件",
    week: "{{date}}の週を表示",
  },
  doctors: {
    doctor: "医師",
    nobody: "担当医未定",
    none: "この週に確定した医師はいません",
    noneText: "手術枠の担当が確定した医師が、担当日とともにここに表示されます。",
  },
} satisfies Texts<typeof en, "ja">;
