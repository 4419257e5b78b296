/** One thing worth telling, as the app handles it, whatever the server sent (specification §3). */
import { type Channel } from "../../../contract/account.ts";
import {
  isNotificationType,
  isStoredType,
  type NotificationType,
  type StoredType,
} from "../../../contract/notification.ts";
import { type LiveNotification, type NotificationParams } from "../../../contract/shapes/notification.ts";
import { type NotificationPrefs } from "../../../contract/shapes/user.ts";

export type AppNotificationType = StoredType | "unknown";

export type AppNotification = {
  /** The server's id, or null where it sends none. */
  id: string | null;
  /** Its number in the company's gapless sequence; null where the server does not number. */
  seq: number | null;
  /** The database that `seq` counts in. */
  epoch: string | null;
  type: AppNotificationType;
  /** As the server words it; shown where `params` do not suffice. */
  title: string;
  /** Digits only: it becomes part of an address. */
  calloutId: string | null;
  /** The acting administrator; null for doctors and the system. */
  actionById: string | null;
  params: NotificationParams;
  /** Milliseconds. */
  at: number;
};

const text = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? String(value) : null;

/** Nothing but digits may reach a path, so that `../../logout` or `//evil` never does. */
const asCalloutId = (value: unknown): string | null => {
  const id = text(value);
  return id !== null && /^\d{1,19}$/.test(id) ? id : null;
};

export const calloutPath = (calloutId: string): string => `/callouts/${encodeURIComponent(calloutId)}`;

/** A doctor whom it is about without a callout has a page too, several bookings their place there, and a comment on the callout's. */
export const notificationPath = ({
  calloutId,
  params: { comment_id, doctor_id, bookings },
}: AppNotification): string | null => {
  const comment = comment_id && /^\d{1,19}$/.test(comment_id) ? `#comment-${comment_id}` : "";
  if (calloutId !== null) return calloutPath(calloutId) + comment;
  return doctor_id && /^[1-9]\d{0,14}$/.test(doctor_id)
    ? `/doctors/${doctor_id}${bookings ? "?tab=callouts" : ""}`
    : null;
};

/** `now` stands in where the server gives no time. Milliseconds. */
export function toNotification(message: LiveNotification, now: number): AppNotification {
  const at = message.created_at === undefined ? Number.NaN : Date.parse(message.created_at);
  return {
    id: text(message.notification_id),
    seq: typeof message.seq === "number" && Number.isSafeInteger(message.seq) ? message.seq : null,
    epoch: text(message.epoch),
    type: isStoredType(message.notification_type) ? message.notification_type : "unknown",
    title: text(message.title) ?? "",
    calloutId: asCalloutId(message.callout_id),
    actionById: text(message.action_by_id),
    params: message.params ?? {},
    at: Number.isNaN(at) ? now : at,
  };
}

/** Ids may come as text or number. */
export const isOwn = (notification: AppNotification, userId: number | string | undefined): boolean =>
  userId !== undefined && notification.actionById === String(userId);

/** Whose screen it is, and of which callouts they want no notifications; `missed`: it comes late, after a loss of the connection. */
export type Audience = {
  user: { id: number | string; notification_prefs?: NotificationPrefs } | null;
  muted: readonly number[];
  missed: boolean;
};

/** Why somebody is told there, or is not (specification §6, §7). */
export function shouldAnnounce(
  notification: AppNotification,
  channel: Channel,
  { user, muted, missed }: Audience,
): boolean {
  if (isOwn(notification, user?.id)) return false;
  if (notification.calloutId !== null && muted.includes(Number(notification.calloutId))) return false;
  // Types that are never sent live stand in the list only; an unknown one may be announced all the same.
  if (notification.type === "unknown" ? missed : !isNotificationType(notification.type)) return false;
  // Whatever has no type of ours shows everywhere.
  return user?.notification_prefs?.[notification.type as NotificationType]?.includes(channel) ?? true;
}

/** A booked doctor can no longer come: what was settled is open again, which an ordinary no never means. */
export const isWithdrawal = ({ type, params }: Pick<AppNotification, "type" | "params">): boolean =>
  type === "notification_change_to_unavailable" && params.was_booked === "yes";

/** What a doctor said when asked, or says instead. */
export const isAnswer = ({ type }: Pick<AppNotification, "type">): boolean =>
  type === "new_availability" || type === "notification_change_to_unavailable";

/** Whether it can be told from its like. */
export const isNumbered = ({ id, seq }: AppNotification): boolean => id !== null || seq !== null;

/** Its desktop notification's tag: the same in every tab, whoever shows it. */
export const alertTag = ({ id, seq, epoch, type, calloutId, title }: AppNotification): string =>
  id ?? (seq === null ? `${type}-${calloutId}-${title}` : `seq-${epoch}-${seq}`);
