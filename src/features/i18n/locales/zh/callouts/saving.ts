/** Chinese texts: keeping a callout as a draft, and sending it later. */

import { type calloutSaving as en } from "../../en/callouts/saving.ts";
import { type Texts } from "../../texts.ts";

export const calloutSaving = {
  saved: "已保存 {{time}}",
  saving: "正在保存…",
  failed: "未保存",
  kept: "尚未填写完整。已保存在此设备上。",
  retrying: "未保存。已保留在此设备上，正在自动重试。",
  draftFailed: "草稿未保存。您输入的内容仍在此处。",
  listHeld: "{{list}}：该班次已在另一个请求中。请在此处移除，或打开那个请求。",
  restored: "这是您在此设备上输入（{{when}}）但尚未完成的内容。",
  restoredDraft: "这是您在此设备上输入（{{when}}）但尚未完成的内容。重新开始时，它会保留在草稿中。",
  startAgain: "重新开始",
  draft: "保存草稿",
  later: "稍后发送…",
  now: "立即发送…",
  laterTitle: "何时发送？",
  laterText: "届时会自动发送，在此之前可以取消。",
  at: "日期和时间",
  atTime: "时间",
  past: "请选择首个班次开始之前的将来时间。",
  afterRespondBy: "发送时间须早于答复截止时间。",
  submit: "定时发送",
  back: "返回",
  scheduled: "已设为定时发送，届时之前不会发送任何内容。",
  leftUnsent: {
    kept: "请求未能发送。您可以在“支援请求”中找到它。",
    lost: "请求未能发送，也未保存。",
    unsure: "无法连接服务器，请求可能未发送。您可以在“支援请求”中查看。",
  },
  edit: "编辑草稿",
} satisfies Texts<typeof en, "zh">;
