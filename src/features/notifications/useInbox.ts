/** The notifications as a screen needs them: grouped, with what can be done to them. */
import { useMemo, useState } from "react";
import { useAppSelector } from "../../lib/useHooks.ts";
import { selectUser } from "../user/public.ts";
import { groupNotices, type NoticeGroup } from "./groupNotices.ts";
import { isUnread } from "./inbox.ts";
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationsQuery,
} from "./notificationsApi.ts";

export type InboxView = {
  state: "loading" | "ready" | "missing" | "failed";
  groups: NoticeGroup[];
  unread: number;
  /** In which the person reads times; missing: the device's. */
  zone?: string | null | undefined;
  filter: "all" | "unread";
  onFilter: (filter: "all" | "unread") => void;
  onMark: (group: NoticeGroup, read: boolean) => void;
  onMarkAll: () => void;
  onRetry: () => void;
};

const now = (): string => new Date().toISOString();

const isNotFound = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status" in error && error.status === 404;

/** Old rows stay visible while they are fetched anew, and where that fails. */
export function useInbox(): InboxView {
  const user = useAppSelector(selectUser);
  const { data, error, refetch } = useNotificationsQuery();
  const [markRead] = useMarkNotificationReadMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();
  const [filter, onFilter] = useState<"all" | "unread">("all");
  const all = useMemo(() => groupNotices(data?.data ?? [], user?.id), [data, user?.id]);
  const failure = isNotFound(error) ? "missing" : "failed";
  return {
    state: data ? "ready" : error ? failure : "loading",
    groups: filter === "all" ? all : all.filter(({ unread }) => unread),
    unread: data?.meta.unread ?? 0,
    zone: user?.time_zone,
    filter,
    onFilter,
    onMark: ({ rows }, read) => {
      // Marking a group read marks what is unread in it; back again marks only the newest.
      const touched = read ? rows.filter((row) => isUnread(row, user?.id)) : rows.slice(0, 1);
      for (const { id } of touched) void markRead({ id, readAt: read ? now() : null, userId: user?.id });
    },
    onMarkAll: () => void markAll({ readAt: now(), userId: user?.id }),
    onRetry: () => void refetch(),
  };
}
