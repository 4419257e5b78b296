/** Simplified Chinese texts: merging a doctor who was entered twice. */
import { type Texts } from "../../texts.ts";
import { type doctorMerge as en } from "../en/doctorMerge.ts";

export const doctorMerge = {
  open: "合并重复项…",
  title: "合并{{name}}的重复项",
  text: "将重复登记的医生合并为一位：历史、已确认的安排和资料会合在一起。",
  other: "另一条记录",
  none: "没有其他匹配的医生。",
  change: "选择其他记录",
  stays: "保留哪一位？",
  moves: "转入{{name}}的内容",
  bookings: "已确认的安排",
  leave: "休假",
  details: "资料",
  shared: "其中 {{number}} 个请求曾同时发给两者。同一班次有两个答复时，保留已确认的安排，否则保留较新的答复。",
  nothing: "无：此记录没有另一条记录所缺少的内容。",
  ends: "{{name}}（{{email}}）随后会被归档，不再收到请求。此操作无法撤销。",
  clash: "两者在同一时间都有已确认的安排，请先取消其中一个。",
  submit: "合并",
  done: "已合并到{{doctor}}",
  into: "此记录为重复项，现已并入：",
} satisfies Texts<typeof en, "zh">;
