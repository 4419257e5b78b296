/** Japanese texts: what hangs on a theatre’s board, and the page that prints it. */

import { type coverSheets as en } from "../en/coverSheets.ts";
import { type Texts } from "../texts.ts";

export const coverSheets = {
  title: "担当表",
  ofWhat: "担当表：{{what}}",
  day: "{{date}}の担当表",
  pages_other: "A4 {{count}}ページ",
  page: "{{page}}/{{pages}}ページ",
  back: "戻る",
  print: "印刷",
  only: "このページのみ",
  printDay: "1日分を印刷",
  printDayAt: "1日分を印刷：{{place}}",
  printDayOf: "1日分を印刷：{{place}}、{{day}}",
  surgeon: "執刀医",
  doctor: "担当医師",
  position: "{{role}}（{{position}}/{{positions}}）",
  nextDay: "翌{{time}}",
  open: "未定",
  phone: "電話 {{phone}}",
  word: { acknowledged: "確認済み", unacknowledged: "確認待ち", change_unanswered: "変更への回答待ち" },
  requirements: "必要な経験",
  caseMix: "症例の内容",
  notes: "備考",
  office: "事務局",
  asOf: "{{when}}現在",
  nothing: {
    title: "印刷するものがありません",
    callout: "この依頼の手術枠は、すべて取り消されています。",
    day: "この日、この施設で実施予定の手術枠はありません。",
  },
  notFound: { title: "担当表が見つかりません", text: "削除されたか、別の医療機関のものです。" },
  failed: "担当表を読み込めませんでした",
} satisfies Texts<typeof en, "ja">;
