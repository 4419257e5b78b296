/** Live notifications: the cable's channel, its two kinds of message, and the stored rows (specification §3, §7). */

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
] as const;
export type InboxType = (typeof INBOX_TYPES)[number];
/** Every type that our server stores. */
export const STORED_TYPES = [...NOTIFICATION_TYPES, ...INBOX_TYPES] as const;
export type StoredType = (typeof STORED_TYPES)[number];
export const isStoredType = (text: unknown): text is StoredType => STORED_TYPES.some((type) => type === text);
export const isNotificationType = (text: unknown): text is NotificationType =>
  NOTIFICATION_TYPES.some((type) => type === text);

/** From which the app composes a title in the person's own language. Names and dates, never markup. */
export type NotificationParams = {
  doctor?: string;
  /** Digits; of a doctor whom it is about without a callout. */
  doctor_id?: string;
  /** Names of the acting administrator. */
  actor?: string;
  response?: "available" | "if_needed";
  /** Local date of the list, YYYY-MM-DD, and its session and place. */
  list_date?: string;
  session?: string;
  /** Wall times, HH:MM; of what the doctor was booked for. */
  start_time?: string;
  /** When the list begins, beside the times of a part of it. */
  list_start?: string;
  end_time?: string;
  site?: string;
  surgeon?: string;
  /** "yes": a booked doctor is booked no longer, and not by the office: the list is open again. */
  was_booked?: "yes";
  /** Why, in the doctor's words. */
  reason?: string;
  /** The booking ended over a change of the list that the doctor could not agree to; or it moved, and no yes came in time. */
  over?: "times" | "moved" | "unanswered";
  /** How many others had offered or are on standby, as digits, and the first of them by name, joined by "; ". */
  others?: string;
  ask?: string;
  /** ISO instant until which a pause lasts. */
  until?: string;
};

/** The specified four keys; another server may send no more than these, and a type we do not know. */
export type LiveNotification = {
  /** The acting administrator; null for doctors and the system. */
  action_by_id: number | string | null;
  notification_type: string;
  title: string;
  callout_id: number | string | null;
  notification_id?: number;
  /** Gapless within the company; begins at 1. */
  seq?: number;
  /** Changes when the database is another one, so that `seq` means nothing any more. */
  epoch?: string;
  params?: NotificationParams;
  /** ISO instant. */
  created_at?: string;
};

/** Something changed without being news: refetch. `callout_id` null means anything may have. */
export type ChangedFrame = { changed: { callout_id: number | null; seq: number } };

/** A stored notification with this person's own marks; done means read as well. Another server may know of read only. */
export type NotificationRow = Required<LiveNotification> & {
  id: number;
  read_at: string | null;
  done_at?: string | null;
};
/**
 * Oldest first after `after`, newest first otherwise; `unread` leaves out one's own actions and muted callouts.
 * `muted`: the callouts of which this person wants no news.
 */
export type NotificationsResponse = {
  data: NotificationRow[];
  meta: {
    unread: number;
    seq: number;
    epoch: string;
    more: boolean;
    muted?: number[];
    /** For so many milliseconds nothing has changed in the company, news or not; missing where the server cannot tell. */
    quiet_ms?: number;
  };
};

/** What a person narrows the list to: what is not done, of that only the unread, or what is done. */
export const INBOX_STATES = ["open", "unread", "done"] as const;
export type InboxState = (typeof INBOX_STATES)[number];
/** `mine`: news of callouts that this person created. */
export type InboxFilter = { state?: InboxState; type?: StoredType; mine?: boolean };
/** `ids`: of this company's notifications. Done marks as read too, unread as not done. */
export type MarkRequest = { ids: number[]; read?: boolean; done?: boolean };
export const MARKS_MAX = 500;
