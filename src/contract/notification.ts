/** The cable's channel, and the words of notifications on the wire (specification §3, §7). */

/** The cable channel; its identifier's text must never vary (docs/contract.md §5). */
export const CALLOUTS_CHANNEL = "AdminApi::CalloutsChannel";
export const CABLE_PATH = "/admin_api/cable";

export const NOTIFICATION_TYPES = [
  "new_callout",
  "new_availability",
  "notification_change_to_unavailable",
  "callout_confirmed",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
/** Kept in the inbox only, never sent over the specified channel. */
const INBOX_TYPES = [
  "callout_not_sent",
  "callout_expired",
  "email_bounced",
  /** Nobody of the standbys could come, or there was no time left to ask. */
  "standbys_exhausted",
  /** A doctor wants no callout mails for some time. */
  "doctor_paused",
  /** A doctor entered leave for a time at which the doctor is booked. */
  "booked_while_away",
  /** A colleague named this person in a comment; for them alone. */
  "comment_mention",
] as const;
export type InboxType = (typeof INBOX_TYPES)[number];
/** Every type that our server stores. */
export const STORED_TYPES = [...NOTIFICATION_TYPES, ...INBOX_TYPES] as const;
export type StoredType = (typeof STORED_TYPES)[number];
export const isStoredType = (text: unknown): text is StoredType => STORED_TYPES.some((type) => type === text);
export const isNotificationType = (text: unknown): text is NotificationType =>
  NOTIFICATION_TYPES.some((type) => type === text);

/** What a person narrows the list to: what is not done, of that only the unread, or what is done. */
export const INBOX_STATES = ["open", "unread", "done"] as const;
export type InboxState = (typeof INBOX_STATES)[number];
export const MARKS_MAX = 500;
