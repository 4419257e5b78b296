/** Chinese texts: keeping a callout as a draft, and sending it later. */
import { type Texts } from "../../texts.ts";
import { type calloutSaving as en } from "../en/calloutSaving.ts";

export const calloutSaving = {
  saved: "已保存 {{time}}",
  saving: "正在保存…",
  failed: "未保存",
  draft: "保存草稿",
  later: "稍后发送…",
  now: "立即发送…",
  laterTitle: "何时发送？",
  laterText: "到时会自动发送，在此之前可以撤回。",
  at: "日期和时间",
  past: "请选择首个班次开始之前的将来时间。",
  submit: "安排发送",
  back: "返回",
  scheduled: "已安排，届时之前不会发送。",
  edit: "编辑草稿",
} satisfies Texts<typeof en, "zh">;
