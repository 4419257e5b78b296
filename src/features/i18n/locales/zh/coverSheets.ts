/** Chinese texts: what hangs on a theatre’s board, and the page that prints it. */

import { type coverSheets as en } from "../en/coverSheets.ts";
import { type Texts } from "../texts.ts";

export const coverSheets = {
  title: "排班单",
  ofWhat: "排班单：{{what}}",
  day: "{{date}} 排班单",
  pages_other: "{{count}} 页 A4",
  page: "第 {{page}} 页，共 {{pages}} 页",
  back: "返回",
  print: "打印",
  only: "仅此页",
  printDay: "打印当日",
  printDayAt: "打印当日：{{place}}",
  printDayOf: "打印当日：{{place}}，{{day}}",
  surgeon: "主刀医生",
  doctor: "医生",
  position: "{{role}}（{{position}}/{{positions}}）",
  nextDay: "次日 {{time}}",
  open: "尚无人承担",
  phone: "电话 {{phone}}",
  word: { acknowledged: "已知悉", unacknowledged: "尚未知悉", change_unanswered: "尚未答复变更" },
  requirements: "要求",
  caseMix: "手术内容",
  notes: "备注",
  office: "办公室",
  asOf: "截至 {{when}}",
  nothing: { title: "没有可打印的内容", callout: "此请求中的班次均已取消。", day: "该地点当天没有班次。" },
  notFound: { title: "找不到排班单", text: "可能已被删除，或属于其他机构。" },
  failed: "无法加载排班单",
} satisfies Texts<typeof en, "zh">;
