/** The notifications as a screen needs them: narrowed, grouped, with what can be done to them. */
import { useState } from "react";
import { MARKS_MAX } from "../../../contract/notification.ts";
import { type NotificationRow } from "../../../contract/shapes/notification.ts";
import { systemClock } from "../../../lib/clock.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { selectUser } from "../../user/public.ts";
import { isUnread, type Reader, unreadOf } from "../model/inbox.ts";
import { groupNotifications, isDone, type NotificationGroup } from "./groupNotifications.ts";
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationsMutation,
  useMuteCalloutMutation,
} from "./inboxMarksApi.ts";
import { type InboxNarrowing, type Narrow } from "./inboxView.ts";
import { useNotifications } from "./useNotifications.ts";
import { type Older, useOlderNotifications } from "./useOlderNotifications.ts";
import { useUrgent } from "./useUrgent.ts";

export type InboxView = {
  state: "loading" | "ready" | "missing" | "failed";
  groups: NotificationGroup[];
  unread: number;
  /** In which the person reads times; missing: the device's. */
  zone?: string | null | undefined;
  filter: InboxNarrowing;
  onFilter: Narrow;
  onRead: (group: NotificationGroup, read: boolean) => void;
  onDone: (group: NotificationGroup, done: boolean) => void;
  onMute: (group: NotificationGroup, muted: boolean) => void;
  onMarkAll: () => void;
  onRetry: () => void;
  /** The latest mark or mute could not be saved, and has been taken back. */
  unsaved: boolean;
  /** Nobody looks at the list any more: what went wrong in it is not told to whoever looks next. */
  onLeave: () => void;
  older: Older;
};

const at = (): string => new Date(systemClock.now()).toISOString();

const shows = (row: NotificationRow, { state, type }: InboxNarrowing, reader: Reader): boolean =>
  (!type || row.notification_type === type) &&
  (state === "done" ? isDone(row) : !isDone(row) && (state === "open" || isUnread(row, reader)));

function useMarks(userId: number | undefined) {
  const [mark] = useMarkNotificationsMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();
  const [mute] = useMuteCalloutMutation();
  const [unsaved, setUnsaved] = useState(false);
  const follow = (saving: { unwrap: () => Promise<unknown> }) => {
    setUnsaved(false);
    saving.unwrap().catch(() => setUnsaved(true));
  };
  return {
    unsaved,
    onLeave: () => setUnsaved(false),
    mark: (rows: NotificationRow[], what: { read: boolean } | { done: boolean }) => {
      const first = rows.slice(0, MARKS_MAX);
      if (first.length > 0) follow(mark({ rows: first, ...what, at: at(), userId }));
    },
    onMarkAll: () => follow(markAll({ read: true, at: at(), userId })),
    onMute: ({ newest }: NotificationGroup, muted: boolean) => {
      if (newest.calloutId !== null) follow(mute({ calloutId: Number(newest.calloutId), muted, userId }));
    },
  };
}

/** Old rows stay visible while they are fetched anew, and where that fails. */
export function useInbox([filter, onFilter]: [InboxNarrowing, Narrow]): InboxView {
  const user = useAppSelector(selectUser);
  const { data, error, isMissing, refetch } = useNotifications();
  const { mark, ...marks } = useMarks(user?.id);
  const reader = { userId: user?.id, muted: data?.meta.muted };
  // Whose a callout is, only the server knows.
  const near = filter.mine ? [] : (data?.data ?? []).filter((row) => shows(row, filter, reader));
  const older = useOlderNotifications(data, near.length, filter);
  const urgent = useUrgent(data, reader, filter, older.from);
  const rows = new Map([...near, ...older.rows, ...urgent].map((row) => [row.id, row]));
  const shown = [...rows.values()].filter((row) => shows(row, filter, reader));
  const failure = isMissing ? "missing" : "failed";
  return {
    state: data ? "ready" : error || isMissing ? failure : "loading",
    groups: groupNotifications(shown, reader),
    unread: data ? unreadOf(data, reader) : 0,
    zone: user?.time_zone,
    filter,
    onFilter,
    // Marking a group read marks what is unread in it; back again marks only the newest.
    onRead: ({ rows }, read) => mark(read ? rows.filter((row) => isUnread(row, reader)) : rows.slice(0, 1), { read }),
    onDone: ({ rows }, done) => mark(rows, { done }),
    ...marks,
    onRetry: () => void refetch(),
    older,
  };
}
