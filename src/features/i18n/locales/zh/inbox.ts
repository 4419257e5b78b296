/** Chinese texts: what is done with notifications, and how they are narrowed. */

import { type inbox as en } from "../en/inbox.ts";
import { type Texts } from "../texts.ts";

export const inbox = {
  done: "标为已处理",
  notDone: "标为未处理",
  mute: "静音",
  unmute: "取消静音",
  doneOf: "标为已处理：{{title}}",
  notDoneOf: "标为未处理：{{title}}",
  muteOf: "将此请求静音：{{title}}",
  unmuteOf: "取消静音此请求：{{title}}",
  actionsOf: "操作：{{title}}",
  muted: "已静音",
  tabDone: "已处理",
  kind: "类型",
  anyKind: "所有类型",
  types: {
    new_callout: "新请求",
    new_availability: "可到岗答复",
    notification_change_to_unavailable: "改为无法到岗",
    callout_confirmed: "请求已确认",
    callout_not_sent: "请求未发送",
    callout_expired: "请求已过期",
    email_bounced: "邮件被退回",
    standbys_exhausted: "候补均无法承担",
    doctor_paused: "请求邮件已暂停",
    comment_mention: "评论中提到您",
  },
  mine: "我创建的请求",
  filters: "筛选通知",
  older: "显示更早的通知",
  loadingOlder: "正在加载更早的通知",
  olderFailed: "无法加载更早的通知。",
  emptyDone: "还没有标为已处理的通知",
  noMatch: "没有符合条件的通知",
  clear: "清除筛选",
} satisfies Texts<typeof en>;
