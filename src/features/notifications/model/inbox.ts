/** The cached list of notifications, kept current without asking again; counts agree with the server's. */
import { type NotificationRow, type NotificationsResponse } from "../../../contract/shapes/notification.ts";
import { type AppNotification, isOwn } from "./appNotification.ts";

/** Older rows leave the cached list; the page asks for them. */
const KEPT_ROWS = 200;

/** A row as the server would list it; null where the message lacks what a row needs. One's own doing counts as read. */
function toRow(notification: AppNotification, own: boolean): NotificationRow | null {
  const id = Number(notification.id);
  if (notification.seq === null || notification.id === null || !Number.isSafeInteger(id)) return null;
  return {
    id,
    notification_id: id,
    notification_type: notification.type,
    title: notification.title,
    callout_id: notification.calloutId === null ? null : Number(notification.calloutId),
    action_by_id: notification.actionById,
    seq: notification.seq,
    epoch: notification.epoch ?? "",
    params: notification.params,
    created_at: new Date(notification.at).toISOString(),
    read_at: own ? new Date(notification.at).toISOString() : null,
  };
}

/** Whose list it is, and of which callouts they want no notifications. */
export type Reader = { userId: number | undefined; muted: readonly number[] | undefined };

/** Whether the bell counts it. */
export const isUnread = (row: NotificationRow, { userId, muted = [] }: Reader): boolean =>
  row.read_at === null &&
  (userId === undefined || String(row.action_by_id) !== String(userId)) &&
  !muted.includes(Number(row.callout_id ?? 0));

const countUnread = (rows: readonly NotificationRow[], reader: Reader): number =>
  rows.filter((row) => isUnread(row, reader)).length;

/** The server's own count, unless all there is lies here: then it is what a person sees as unread. */
export const unreadOf = ({ data, meta }: NotificationsResponse, reader: Reader): number =>
  meta.more ? meta.unread : countUnread(data, reader);

/** With new notifications on top; what is listed already is left as it is. */
export function withNotifications(
  inbox: NotificationsResponse,
  notifications: readonly AppNotification[],
  userId: number | undefined,
): NotificationsResponse {
  const known = new Set(inbox.data.map((row) => row.id));
  const fresh = notifications.flatMap((notification) => {
    const row = toRow(notification, isOwn(notification, userId));
    return row && !known.has(row.id) ? [row] : [];
  });
  if (fresh.length === 0) return inbox;
  const unread = inbox.meta.unread + countUnread(fresh, { userId, muted: inbox.meta.muted });
  return withRows({ ...inbox, meta: { ...inbox.meta, unread } }, fresh);
}

/** `seq` stays what the server answered: numbers below a live one may still be missing. */
function withRows(inbox: NotificationsResponse, rows: readonly NotificationRow[]): NotificationsResponse {
  const data = [...rows, ...inbox.data].sort((a, b) => b.seq - a.seq).slice(0, KEPT_ROWS);
  const more = inbox.meta.more || data.length < rows.length + inbox.data.length;
  return { data, meta: { ...inbox.meta, more } };
}

/** With the count and mutes of a page of later notifications, and those of them that the cable has not brought yet. */
export function withPageAfter(inbox: NotificationsResponse, { data, meta }: NotificationsResponse) {
  const known = new Set(inbox.data.map(({ id }) => id));
  const fresh = data.filter(({ id }) => !known.has(id));
  const muted = meta.muted ? { muted: meta.muted } : {};
  return withUnread(withRows({ ...inbox, meta: { ...inbox.meta, ...muted } }, fresh), meta);
}

/** With the server's own count as of its number `seq`; what came after it is added. */
export function withUnread(
  inbox: NotificationsResponse,
  { unread, seq }: { unread: number; seq: number },
): NotificationsResponse {
  const newer = inbox.data.filter((row) => row.seq > seq);
  // One's own doing is listed as read.
  const counted = countUnread(newer, { userId: undefined, muted: inbox.meta.muted });
  return { ...inbox, meta: { ...inbox.meta, unread: unread + counted } };
}

/** An answer takes the place of the rows that it covers: what the cable brought meanwhile stays above it, older rows below it. */
export function mergeInbox(current: NotificationsResponse, answer: NotificationsResponse): NotificationsResponse {
  if (current.meta.epoch !== answer.meta.epoch) return answer;
  const newer = current.data.filter((row) => row.seq > answer.meta.seq);
  const lowest = answer.data.at(-1)?.seq ?? 0;
  // Without a row in common there may be others in between.
  const meets = answer.meta.more && current.data.some((row) => row.seq === lowest);
  const older = meets ? current.data.filter((row) => row.seq < lowest) : [];
  const all = [...newer, ...answer.data, ...older];
  const data = all.slice(0, KEPT_ROWS);
  return {
    data,
    meta: {
      ...answer.meta,
      more: (older.length > 0 ? current : answer).meta.more || data.length < all.length,
      unread: answer.meta.unread + countUnread(newer, { userId: undefined, muted: answer.meta.muted }),
    },
  };
}

/** What a person says of notifications: read or not, done or not (done is read as well). Times in ISO. */
type Mark = { read?: boolean; done?: boolean; at: string };

const marked = (row: NotificationRow, { read, done, at }: Mark): NotificationRow => {
  if (read === false) return { ...row, read_at: null, done_at: null };
  const done_at = done === undefined ? (row.done_at ?? null) : done ? at : null;
  return { ...row, read_at: row.read_at ?? at, done_at };
};

/** The same with the marks of these rows changed, of which the cached list may hold some; or (rows null) of all up to `upTo`. */
export function withMark(
  inbox: NotificationsResponse,
  rows: readonly NotificationRow[] | null,
  { upTo = Number.POSITIVE_INFINITY, ...mark }: Mark & { userId: number | undefined; upTo?: number | undefined },
): NotificationsResponse {
  const ids = rows && new Set(rows.map(({ id }) => id));
  const isMeant = ({ id, seq }: NotificationRow) => (ids ? ids.has(id) : seq <= upTo);
  const data = inbox.data.map((row) => (isMeant(row) ? marked(row, mark) : row));
  const reader = { userId: mark.userId, muted: inbox.meta.muted };
  if (!rows) {
    const newer = data.filter((row) => !isMeant(row));
    return { data, meta: { ...inbox.meta, unread: countUnread(newer, reader) } };
  }
  const change =
    countUnread(
      rows.map((row) => marked(row, mark)),
      reader,
    ) - countUnread(rows, reader);
  return { data, meta: { ...inbox.meta, unread: Math.max(0, inbox.meta.unread + change) } };
}

/** The same with a callout muted or heard again; rows that are not here are counted by the server's next answer. */
export function withMute(
  inbox: NotificationsResponse,
  { calloutId, muted, userId }: { calloutId: number; muted: boolean; userId: number | undefined },
): NotificationsResponse {
  const before = inbox.meta.muted ?? [];
  const others = before.filter((id) => id !== calloutId);
  const after = muted ? [...others, calloutId] : others;
  const change = countUnread(inbox.data, { userId, muted: after }) - countUnread(inbox.data, { userId, muted: before });
  return { ...inbox, meta: { ...inbox.meta, muted: after, unread: Math.max(0, inbox.meta.unread + change) } };
}
