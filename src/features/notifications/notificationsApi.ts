/** The stored notifications and this person's read marks (product.md §4, Q19). */
import { adminApi } from "../../api/adminApi.ts";
import { type NotificationsResponse } from "../../contract/notification.ts";
import { mergeInbox, withMark } from "./inbox.ts";

/** Shown at once, since it can be taken back. `readAt` in ISO, null for unread; own news never counts as unread. */
type Mark = { readAt: string | null; userId: number | undefined };

export const notificationsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest, newest first; kept current by what the cable brings. */
    notifications: build.query<NotificationsResponse, void>({
      query: () => "/notifications",
      providesTags: ["Notifications"],
      merge: (current, answer) => mergeInbox(current, answer),
    }),
    /** Everything after a number, oldest first, a page at a time (`meta.more`). */
    notificationsAfter: build.query<NotificationsResponse, number>({
      query: (after) => ({ url: "/notifications", params: { after } }),
      keepUnusedDataFor: 0,
    }),
    /** Whether the session that the cable was refused still holds. */
    liveSession: build.query<unknown, void>({ query: () => "/auth/validate_token", keepUnusedDataFor: 0 }),
    markNotificationRead: build.mutation<unknown, Mark & { id: number }>({
      query: ({ id, readAt }) => ({ url: `/notifications/${id}`, method: "PUT", body: { read: readAt !== null } }),
      onQueryStarted: (mark, { dispatch, queryFulfilled }) => {
        dispatch(patchInbox((inbox) => withMark(inbox, mark)));
        queryFulfilled.catch(() => dispatch(adminApi.util.invalidateTags(["Notifications"])));
      },
    }),
    markAllNotificationsRead: build.mutation<unknown, Mark>({
      query: () => ({ url: "/notifications/mark_all_read", method: "POST" }),
      onQueryStarted: (mark, { dispatch, queryFulfilled }) => {
        dispatch(patchInbox((inbox) => withMark(inbox, { ...mark, id: null })));
        queryFulfilled.catch(() => dispatch(adminApi.util.invalidateTags(["Notifications"])));
      },
    }),
  }),
});

/** Changes the cached list where there is one; a thunk. */
export function patchInbox(change: (inbox: NotificationsResponse) => NotificationsResponse) {
  return notificationsApi.util.updateQueryData("notifications", undefined, (draft) => change(draft));
}

export const { useNotificationsQuery, useMarkNotificationReadMutation, useMarkAllNotificationsReadMutation } =
  notificationsApi;
