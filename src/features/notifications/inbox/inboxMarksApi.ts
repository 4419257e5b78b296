/** What a person does to notifications: marks, mutes, older pages. Shown at once, since it can be taken back. */
import { adminApi } from "../../../api/adminApi.ts";
import {
  type InboxFilter,
  type NotificationRow,
  type NotificationsResponse,
} from "../../../contract/shapes/notification.ts";
import { type Mark, withMark, withMute } from "../model/inbox.ts";
import { patchInbox } from "../model/notificationsApi.ts";

type Marking = Mark & { userId: number | undefined };
/** Pages follow one another under one key; `before` is the next number to go on from, first `from`. */
type Older = InboxFilter & { from: number; before: number; limit?: number };

/** The server's own count comes with the next answer. */
const refetch = () => adminApi.util.invalidateTags(["Notifications"]);

export const inboxMarksApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    olderNotifications: build.query<NotificationsResponse, Older>({
      query: ({ from: _, ...params }) => ({ url: "/notifications", params }),
      serializeQueryArgs: ({ endpointName, queryArgs: { before: _, ...list } }) =>
        `${endpointName} ${JSON.stringify(list)}`,
      merge: (current, answer, { arg }) =>
        arg.before === arg.from ? answer : { data: [...current.data, ...answer.data], meta: answer.meta },
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.before !== previousArg?.before,
      keepUnusedDataFor: 0,
    }),
    markNotifications: build.mutation<unknown, Marking & { rows: NotificationRow[] }>({
      query: ({ rows, read, done }) => ({
        url: "/notifications/mark",
        method: "POST",
        body: {
          ids: rows.map(({ id }) => id),
          ...(read === undefined ? {} : { read }),
          ...(done === undefined ? {} : { done }),
        },
      }),
      onQueryStarted: ({ rows, ...mark }, { dispatch, getState, queryFulfilled }) => {
        dispatch(patchInbox((inbox) => withMark(inbox, rows, mark)));
        for (const asked of inboxMarksApi.util.selectCachedArgsForQuery(getState(), "olderNotifications"))
          dispatch(
            inboxMarksApi.util.updateQueryData("olderNotifications", asked, (page) => withMark(page, rows, mark)),
          );
        queryFulfilled.catch(() => dispatch(refetch()));
      },
    }),
    markAllNotificationsRead: build.mutation<unknown, Marking>({
      query: () => ({ url: "/notifications/mark_all_read", method: "POST" }),
      onQueryStarted: (mark, { dispatch, getState, queryFulfilled }) => {
        dispatch(patchInbox((inbox) => withMark(inbox, null, mark)));
        for (const asked of inboxMarksApi.util.selectCachedArgsForQuery(getState(), "olderNotifications"))
          dispatch(
            inboxMarksApi.util.updateQueryData("olderNotifications", asked, (page) => withMark(page, null, mark)),
          );
        queryFulfilled.catch(() => dispatch(refetch()));
      },
    }),
    muteCallout: build.mutation<unknown, { calloutId: number; muted: boolean; userId: number | undefined }>({
      query: ({ calloutId, muted }) => ({ url: `/callouts/${calloutId}/${muted ? "mute" : "unmute"}`, method: "POST" }),
      onQueryStarted: (mute, { dispatch, queryFulfilled }) => {
        dispatch(patchInbox((inbox) => withMute(inbox, mute)));
        void queryFulfilled.catch(() => undefined).then(() => dispatch(refetch()));
      },
    }),
  }),
});

export const {
  useOlderNotificationsQuery,
  useMarkNotificationsMutation,
  useMarkAllNotificationsReadMutation,
  useMuteCalloutMutation,
} = inboxMarksApi;
