/** Booked doctors' withdrawals that lie further back than the cached list: they stand first all the same. */
import { PER_PAGE_MAX } from "../../../contract/page.ts";
import { type NotificationRow, type NotificationsResponse } from "../../../contract/shapes/notification.ts";
import { isUnread, type Reader } from "../model/inbox.ts";
import { isUrgent } from "./groupNotifications.ts";
import { useOlderNotificationsQuery } from "./inboxMarksApi.ts";
import { type InboxNarrowing } from "./inboxView.ts";

const TYPE = "notification_change_to_unavailable";
const NONE: readonly NotificationRow[] = [];

/** Asks only where more is unread than the cached list holds. */
export function useUrgent(
  list: NotificationsResponse | undefined,
  reader: Reader,
  filter: InboxNarrowing,
  from: number,
): readonly NotificationRow[] {
  const atHand = list?.data.filter((row) => isUnread(row, reader)).length ?? 0;
  const wanted = filter.state !== "done" && (filter.type ?? TYPE) === TYPE;
  const { mine } = filter;
  const { currentData } = useOlderNotificationsQuery(
    { state: "unread", type: TYPE, ...(mine ? { mine } : {}), limit: PER_PAGE_MAX, from, before: from },
    { skip: !wanted || from === 0 || atHand >= (list?.meta.unread ?? 0) },
  );
  return currentData?.data.filter((row) => isUrgent(row, reader)) ?? NONE;
}
