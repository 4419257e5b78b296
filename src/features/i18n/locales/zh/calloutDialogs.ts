/** Chinese texts: what is asked before a callout is changed. */
import { type Texts } from "../../texts.ts";
import { type calloutDialogs as en } from "../en/calloutDialogs.ts";

export const calloutDialogs = {
  confirm: {
    title: "确认{{doctor}}吗？",
    goOut: "将立即发送以下邮件",
    confirmation_other: "{{count}} 封确认邮件",
    filled_other: "{{count}} 封“已排满，谢谢”邮件",
    released_other: "{{count}} 封解除安排邮件",
    cancelled_other: "{{count}} 封取消邮件",
    callout_other: "{{count}} 封请求邮件",
    reminder_other: "{{count}} 封提醒邮件",
    standby_other: "{{count}} 封候补通知邮件",
    not_required_other: "{{count}} 封“无需到岗，谢谢”邮件",
    expired_other: "{{count}} 封“未排满，已结束”邮件",
    withCalendar: "{{doctors}}，附日历邀请",
    silent_other: "{{count}} 位医生不会收到邮件，可通过其链接了解最新情况。",
    back: "返回",
    submit_other: "确认并发送 {{count}} 封邮件",
    done: "已确认{{doctor}}",
  },
  record: {
    title: "{{doctor}}怎么答复？",
    text: "用于登记电话答复。医生不会因此收到邮件。",
    answer: "答复",
    note: "备注",
    submit: "登记回复",
    done: "已登记{{doctor}}的回复",
  },
  cancel: {
    title: "要取消此请求吗？",
    text: "此操作无法撤销。已回复的医生会收到通知；其他医生打开链接时会看到。",
    reason: "原因",
    reasonHint: "医生会看到此内容。",
    back: "保留请求",
    submitSilently: "取消请求",
    submit_other: "取消并发送 {{count}} 封邮件",
    noMails: "不会发送邮件。",
    needReason: "请填写原因。",
    done: "请求已取消",
  },
  remove: {
    title: "要删除此草稿吗？",
    text: "它从未发送过，不会向任何人发送邮件。",
    back: "保留草稿",
    done: "草稿已删除",
  },
  refusal: {
    already_filled: "该班次的人数已全部排满。未发送任何邮件。",
    overlap: "这位医生在该时段已确认了另一个班次。未发送任何邮件。",
    list_started: "该班次已经开始。未发送任何邮件。",
    stale: "内容在此期间已更改。您现在看到的是最新状态，请重新核对。",
    invalid_transition: "该请求的状态已改变，无法执行此操作。未发送任何邮件。",
    other: "操作未成功，没有任何更改。",
  },
} satisfies Texts<typeof en, "zh">;
