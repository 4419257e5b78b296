/** The stored notifications as bell and cable know them; what is done to them comes with the list. */
import { adminApi } from "../../../api/adminApi.ts";
import { isProblem } from "../../../api/problem.ts";
import { PER_PAGE, PER_PAGE_MAX } from "../../../contract/page.ts";
import { type NotificationsResponse } from "../../../contract/shapes/notification.ts";
import { mergeInbox } from "./inbox.ts";

export const notificationsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest, newest first; kept current by what the cable brings. Asked anew, it answers all that is kept, or a page's most. */
    notifications: build.query<NotificationsResponse, void>({
      queryFn: async (_all, { getState }, _options, request) => {
        const kept = keptRows(getState());
        const params = kept > PER_PAGE ? { limit: Math.min(kept, PER_PAGE_MAX) } : {};
        const { data, error } = await request({ url: "/notifications", params });
        return error ? { error } : { data: data as NotificationsResponse };
      },
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
  }),
});

function keptRows(state: unknown): number {
  return selectInbox(state as Parameters<typeof selectInbox>[0]).data?.data.length ?? 0;
}

/** This server has no such list; a page in place of data (`unreadable`) says the same as 404. */
export const isWithoutInbox = (error: unknown): boolean =>
  isProblem(error) && (error.status === 404 || error.status === "unreadable");

/** Changes the cached list where there is one; a thunk. */
export function patchInbox(change: (inbox: NotificationsResponse) => NotificationsResponse) {
  return notificationsApi.util.updateQueryData("notifications", undefined, (draft) => change(draft));
}

/** The callouts of which the person wants no notifications. */
export const selectMuted = (state: Parameters<typeof selectInbox>[0]): readonly number[] =>
  selectInbox(state).data?.meta.muted ?? [];
export const selectInbox = notificationsApi.endpoints.notifications.select();

export const { useNotificationsQuery } = notificationsApi;
