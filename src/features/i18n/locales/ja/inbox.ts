/** Japanese texts: what is done with notifications, and how they are narrowed. */

import { type inbox as en } from "../en/inbox.ts";
import { type Texts } from "../texts.ts";

export const inbox = {
  done: "対応済み",
  notDone: "未対応",
  mute: "ミュート",
  unmute: "ミュート解除",
  doneOf: "対応済み：{{title}}",
  notDoneOf: "未対応：{{title}}",
  muteOf: "この依頼をミュート：{{title}}",
  unmuteOf: "この依頼のミュート解除：{{title}}",
  actionsOf: "操作：{{title}}",
  muted: "ミュート中",
  tabDone: "対応済み",
  kind: "種類",
  anyKind: "すべての種類",
  types: {
    new_callout: "新しい依頼",
    new_availability: "対応可の回答",
    notification_change_to_unavailable: "対応不可への変更",
    callout_confirmed: "依頼の確定",
    callout_not_sent: "依頼の未送信",
    callout_expired: "依頼の期限切れ",
    email_bounced: "メール不達",
    standbys_exhausted: "待機医師の対応不可",
    doctor_paused: "依頼メールの一時停止",
    comment_mention: "コメントでのメンション",
  },
  mine: "自分が作成した依頼",
  filters: "通知の絞り込み",
  older: "以前の通知を表示",
  loadingOlder: "以前の通知を読み込んでいます",
  olderFailed: "以前の通知を読み込めませんでした。",
  emptyDone: "対応済みの通知はまだありません",
  noMatch: "該当する通知がありません",
  clear: "絞り込みを解除",
} satisfies Texts<typeof en>;
