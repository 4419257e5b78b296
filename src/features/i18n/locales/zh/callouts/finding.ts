/** Chinese texts: finding things: further filters, the palette. */

import { type calloutFinding as en } from "../../en/callouts/finding.ts";
import { type Texts } from "../../texts.ts";

export const calloutFinding = {
  filters: {
    doctor: "已询问的医生",
    answers: "答复",
    noAvailability: "尚无人可到岗",
  },
  pageSize: {
    label: "每页条数",
    rows: "每页 {{count}} 条",
  },
  palette: {
    title: "前往",
    label: "搜索支援请求、医生、地点、主刀医生和页面",
    hint: "支援请求、医生、地点、主刀医生或页面",
    type: {
      callout: "支援请求",
      doctor: "医生",
      site: "地点",
      surgeon: "主刀医生",
      page: "页面",
      action: "操作",
    },
    language: "语言",
    found_other: "找到 {{count}} 项",
    none: "未找到任何内容",
    failed: "搜索未成功，请您重试。",
    page: {
      week: "周视图",
      month: "月视图",
      newDoctor: "新增医生",
    },
  },
} satisfies Texts<typeof en, "zh">;
