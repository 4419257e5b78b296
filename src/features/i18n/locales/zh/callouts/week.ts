/** Chinese texts: the calendar of lists by site, theatre, doctor and month, and moving a list in it. */

import { type calloutWeek as en } from "../../en/callouts/week.ts";
import { type Texts } from "../../texts.ts";

export const calloutWeek = {
  shown: { label: "排列方式", days: "周", week: "地点", theatres: "手术室", doctors: "医生", month: "月" },
  lists_other: "{{count}} 个班次",
  uncovered_other: "{{count}} 个尚无人承担",
  waiting: "等待答复",
  noTheatre: "未指定手术室",
  hint: "用方向键可在班次之间移动焦点。要移动班次，请拖动它，或在其菜单中选择“移动到…”。",
  move: {
    open: "移动到…",
    title: "移动 {{date}} 的班次",
    part: "时段",
    nobody: "不会发送邮件。",
    asks: "已就此班次询问过医生。下一步会显示移动对他们的影响以及将发送的所有邮件。",
    same: "班次已在此处。请选择其他日期或地点。",
    submit: "移动班次",
    next: "继续",
    done: "已移动到 {{when}}",
    noted: "已移动到 {{when}} · {{notes}}",
    failed: "班次未移动。{{reason}}",
    reason: "{{reason}}。",
    sentLater: "请求将在班次开始之后才发送。",
  },
  month: {
    previous: "上个月",
    this: "本月",
    next: "下个月",
    failed: "无法加载本月",
    empty: "本月没有班次",
    noMatch: "本月没有符合搜索和筛选条件的班次。",
    more_other: "还有 {{count}} 个",
    week: "显示 {{date}} 所在的一周",
  },
  doctors: {
    doctor: "医生",
    nobody: "尚无医生",
    none: "本周没有已安排的医生",
    noneText: "已安排到班次的医生及其日期会显示在这里。",
  },
} satisfies Texts<typeof en, "zh">;
