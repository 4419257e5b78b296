/** Notifications grouped by callout, the newest group first; what cannot wait stands before all, each by itself. */
import { type NotificationRow } from "../../../contract/shapes/notification.ts";
import { type AppNotification, isWithdrawal, toNotification } from "../model/appNotification.ts";
import { isToday } from "../model/formatMoment.ts";
import { isUnread, type Reader } from "../model/inbox.ts";

export type NotificationGroup = {
  key: string;
  newest: AppNotification;
  /** Newest first. */
  rows: NotificationRow[];
  unread: boolean;
  /** A booked doctor's withdrawal that this person has not read. */
  urgent: boolean;
  done: boolean;
  muted: boolean;
};

export const isDone = (row: NotificationRow): boolean => Boolean(row.done_at);

export const isUrgent = (row: NotificationRow, reader: Reader): boolean =>
  isUnread(row, reader) && !isDone(row) && isWithdrawal(toNotification(row, 0));

/** What is urgent, for this person alone, or about no callout, stands alone. */
const keyOf = (row: NotificationRow, reader: Reader): string =>
  row.callout_id === null || row.notification_type === "comment_mention" || isUrgent(row, reader)
    ? `n-${row.id}`
    : `c-${row.callout_id}`;

/** `rows` newest first. */
export function groupNotifications(rows: readonly NotificationRow[], reader: Reader): NotificationGroup[] {
  const groups = Map.groupBy(rows, (row) => keyOf(row, reader));
  const inOrder = [...groups].flatMap(([key, members]): NotificationGroup[] => {
    const [first] = members;
    if (!first) return [];
    return [
      {
        key,
        newest: toNotification(first, 0),
        rows: members,
        unread: members.some((row) => isUnread(row, reader)),
        urgent: isUrgent(first, reader),
        done: members.every((row) => isDone(row)),
        muted: (reader.muted ?? []).includes(Number(first.callout_id ?? 0)),
      },
    ];
  });
  return [...inOrder.filter(({ urgent }) => urgent), ...inOrder.filter(({ urgent }) => !urgent)];
}

export const splitByDay = (
  groups: readonly NotificationGroup[],
  now: number,
  zone: string | null | undefined,
): { urgent: NotificationGroup[]; today: NotificationGroup[]; earlier: NotificationGroup[] } => ({
  urgent: groups.filter(({ urgent }) => urgent),
  today: groups.filter(({ newest, urgent }) => !urgent && isToday(newest.at, now, zone)),
  earlier: groups.filter(({ newest, urgent }) => !urgent && !isToday(newest.at, now, zone)),
});
