/** The cached list of notifications, kept current without asking again; counts agree with the server's (product.md Q19). */
import { type NotificationRow, type NotificationsResponse } from "../../contract/notification.ts";
import { isOwn, type Notice } from "./notice.ts";

/** Older rows leave the cached list; the page asks for them. */
const KEPT_ROWS = 200;

/** A row as the server would list it; null where the message lacks what a row needs. One's own doing is no news to read. */
function toRow(notice: Notice, own: boolean): NotificationRow | null {
  const id = Number(notice.id);
  if (!notice.place || notice.id === null || !Number.isSafeInteger(id)) return null;
  return {
    id,
    notification_id: id,
    notification_type: notice.type,
    title: notice.title,
    callout_id: notice.calloutId === null ? null : Number(notice.calloutId),
    action_by_id: notice.actionById,
    seq: notice.place.seq,
    epoch: notice.place.epoch ?? "",
    params: notice.params,
    created_at: new Date(notice.at).toISOString(),
    read_at: own ? new Date(notice.at).toISOString() : null,
  };
}

/** Whether the bell counts it. */
export const isUnread = (row: NotificationRow, userId: number | undefined): boolean =>
  row.read_at === null && (userId === undefined || String(row.action_by_id) !== String(userId));

/** With news on top; what is listed already is left as it is. */
export function withNews(
  inbox: NotificationsResponse,
  notices: readonly Notice[],
  userId: number | undefined,
): NotificationsResponse {
  const known = new Set(inbox.data.map((row) => row.id));
  const fresh = notices.flatMap((notice) => {
    const row = toRow(notice, isOwn(notice, userId));
    return row && !known.has(row.id) ? [row] : [];
  });
  if (fresh.length === 0) return inbox;
  const data = [...fresh, ...inbox.data].sort((a, b) => b.seq - a.seq).slice(0, KEPT_ROWS);
  const unread = inbox.meta.unread + fresh.filter(({ read_at }) => read_at === null).length;
  // `seq` stays what the server answered: numbers below a live one may still be missing.
  return { data, meta: { ...inbox.meta, unread } };
}

/** With the server's own count as of its number `seq`; what came after it is added. */
export function withUnread(
  inbox: NotificationsResponse,
  { unread, seq }: { unread: number; seq: number },
): NotificationsResponse {
  const newer = inbox.data.filter((row) => row.seq > seq && row.read_at === null).length;
  return { ...inbox, meta: { ...inbox.meta, unread: unread + newer } };
}

/** An answer that was overtaken: what the cable brought meanwhile stays on top of it. */
export function mergeInbox(current: NotificationsResponse, answer: NotificationsResponse): NotificationsResponse {
  if (current.meta.epoch !== answer.meta.epoch) return answer;
  const newer = current.data.filter((row) => row.seq > answer.meta.seq);
  if (newer.length === 0) return answer;
  return {
    data: [...newer, ...answer.data].slice(0, KEPT_ROWS),
    meta: {
      ...answer.meta,
      unread: answer.meta.unread + newer.filter(({ read_at }) => read_at === null).length,
    },
  };
}

/** The same with one row's mark changed, or (id null) all of them. Times in ISO. */
export function withMark(
  inbox: NotificationsResponse,
  { id, readAt, userId }: { id: number | null; readAt: string | null; userId: number | undefined },
): NotificationsResponse {
  let change = 0;
  const data = inbox.data.map((row) => {
    if (id !== null && row.id !== id) return row;
    const marked = { ...row, read_at: readAt === null ? null : (row.read_at ?? readAt) };
    change += Number(isUnread(marked, userId)) - Number(isUnread(row, userId));
    return marked;
  });
  const unread = id === null && readAt !== null ? 0 : Math.max(0, inbox.meta.unread + change);
  return { data, meta: { ...inbox.meta, unread } };
}
