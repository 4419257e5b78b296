/** The stored notifications and this person's read marks (product.md §4, Q19). */
import { adminApi } from "../../api/adminApi.ts";
import { type NotificationsResponse } from "../../contract/notification.ts";

export const notificationsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest, newest first; kept current by what the cable brings. */
    notifications: build.query<NotificationsResponse, void>({
      query: () => "/notifications",
      providesTags: ["Notifications"],
    }),
    /** Everything after a number, oldest first, a page at a time (`meta.more`). */
    notificationsAfter: build.query<NotificationsResponse, number>({
      query: (after) => ({ url: "/notifications", params: { after } }),
      keepUnusedDataFor: 0,
    }),
    /** Whether the session that the cable was refused still holds. */
    liveSession: build.query<unknown, void>({ query: () => "/auth/validate_token", keepUnusedDataFor: 0 }),
    markNotificationRead: build.mutation<unknown, { id: number; read: boolean }>({
      query: ({ id, read }) => ({ url: `/notifications/${id}`, method: "PUT", body: { read } }),
    }),
    markAllNotificationsRead: build.mutation<unknown, void>({
      query: () => ({ url: "/notifications/mark_all_read", method: "POST" }),
    }),
  }),
});

export const { useNotificationsQuery, useMarkNotificationReadMutation, useMarkAllNotificationsReadMutation } =
  notificationsApi;
