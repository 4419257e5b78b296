/** News grouped by callout, the group with the newest first (product.md §3, "/notifications"). */
import { type NotificationRow } from "../../contract/notification.ts";
import { isUnread, type Reader } from "./inbox.ts";
import { isToday } from "./momentWords.ts";
import { type Notice, toNotice } from "./notice.ts";

export type NoticeGroup = {
  key: string;
  newest: Notice;
  /** Newest first. */
  rows: NotificationRow[];
  unread: boolean;
  done: boolean;
  muted: boolean;
};

export const isDone = (row: NotificationRow): boolean => Boolean(row.done_at);

/** `rows` newest first. News of no callout stands alone. */
export function groupNotices(rows: readonly NotificationRow[], reader: Reader): NoticeGroup[] {
  const groups = Map.groupBy(rows, (row) => (row.callout_id === null ? `n-${row.id}` : `c-${row.callout_id}`));
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    if (!first) return [];
    return [
      {
        key,
        newest: toNotice(first, 0),
        rows: members,
        unread: members.some((row) => isUnread(row, reader)),
        done: members.every((row) => isDone(row)),
        muted: (reader.muted ?? []).includes(Number(first.callout_id ?? 0)),
      },
    ];
  });
}

export const splitByDay = (
  groups: readonly NoticeGroup[],
  now: number,
  zone: string | null | undefined,
): { today: NoticeGroup[]; earlier: NoticeGroup[] } => ({
  today: groups.filter(({ newest }) => isToday(newest.at, now, zone)),
  earlier: groups.filter(({ newest }) => !isToday(newest.at, now, zone)),
});
