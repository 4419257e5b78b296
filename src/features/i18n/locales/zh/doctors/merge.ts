/** Simplified Chinese texts: merging a doctor who was entered twice. */

import { type doctorMerge as en } from "../../en/doctors/merge.ts";
import { type Texts } from "../../texts.ts";

export const doctorMerge = {
  open: "合并重复项…",
  title: "合并{{name}}的重复项",
  text: "如果医生被重复登记，合并后两条记录的历史、安排和资料会合在一起。",
  other: "另一条记录",
  change: "选择其他记录",
  stays: "保留哪条记录？",
  moves: "转入{{name}}的内容",
  bookings: "安排",
  leave: "休假",
  details: "资料",
  shared: "其中 {{number}} 个请求曾同时发给两者。两者对同一班次都有答复时，保留已有的安排，否则保留较新的答复。",
  nothing: "无：另一条记录已包含全部内容。",
  ends: "{{name}}（{{email}}）随后会被归档，不再收到请求。此操作无法撤销。",
  clash: "两者在同一时间都有安排，请先解除其中一个。",
  submit: "合并",
  done: "已合并到{{doctor}}",
  into: "此记录为重复项，现已并入：",
} satisfies Texts<typeof en, "zh">;
