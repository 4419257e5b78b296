/** Chinese texts: lists of a callout that was sent, changed, added or cancelled alone. */

import { type calloutChanges as en } from "../../en/callouts/changes.ts";
import { type Texts } from "../../texts.ts";

export const calloutChanges = {
  menu: "{{date}} 班次的更多操作",
  open: "打开请求",
  edit: "编辑班次…",
  add: "添加班次…",
  cancel: "取消此班次…",
  editTitle: "编辑 {{date}} 的班次",
  same: "尚未更改任何内容。",
  none: "此更改仅贵机构可见。",
  booked: {
    details_other: "将通知{{doctors}}，对方无需答复。",
    times_other: "将询问{{doctors}}新时间是否可以。安排保持不变。",
    moved_other: "{{doctors}}须在最长 24 小时内重新同意，否则安排将解除。之前的答复不再有效。",
  },
  unbooked: {
    details: "医生会在答复页面上看到此更改，无需重新答复。",
    times: "已有的答复保留，并注明原来的时间。医生会在答复页面上看到新时间。",
    moved: "之前的答复针对更改前的班次，因此将重新询问所有医生。",
  },
  deadline: "答复截止时间将提前至{{when}}，早于首个班次开始。",
  checking: "正在确认邮件收件人…",
  unchecked: "无法确认哪些医生会收到邮件。",
  save: "保存",
  saveMails_other: "保存并发送 {{count}} 封邮件",
  done: "班次已更改",
  tooFew: "人数不能少于同一时间已安排的医生人数。",
  overlap: "{{doctor}}在该时段已安排了另一个班次（{{when}}）。请选择其他时间，或先解除安排。",
  overlapSomebody: "已安排的医生在该时段另有班次。请选择其他时间，或先解除安排。",
  notCredentialed: "已安排的医生届时未在该院备案。未发送任何邮件。",
  despite: "仍保留该安排。此操作会记入动态。",
  addTitle: "添加班次",
  addText:
    "以最后一个班次为基础。已询问的医生会各收到一封邮件；休假、已暂停、当时另有安排或因其他原因无法询问的医生除外。",
  addSubmit: "添加班次",
  addMails_other: "添加并发送 {{count}} 封邮件",
  addDone: "班次已添加",
  goOn: "继续",
  cancelTitle: "要取消 {{date}} 的班次吗？",
  cancelText: "此操作无法撤销。请求的其他班次不受影响。",
  keepList: "保留班次",
  cancelSubmit: "取消班次",
  cancelMails_other: "取消并发送 {{count}} 封邮件",
  cancelDone: "班次已取消",
} satisfies Texts<typeof en, "zh">;
