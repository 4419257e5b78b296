/** What a person does to notifications: marks, mutes, older pages. Shown at once, since it can be taken back. */
import { type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { adminApi } from "../../../api/adminApi.ts";
import { PER_PAGE_MAX } from "../../../contract/page.ts";
import {
  type InboxFilter,
  type NotificationRow,
  type NotificationsResponse,
} from "../../../contract/shapes/notification.ts";
import { withMark, withMute } from "../model/inbox.ts";
import { patchInbox, selectInbox } from "../model/notificationsApi.ts";

type Marking = Parameters<typeof withMark>[2];
/** Pages follow one another under one key; `before` is the next number to go on from, first `from`. */
type Older = InboxFilter & { from: number; before: number; limit?: number };

type Newer = InboxFilter & { after: number; newest: number };

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
    /** A page of what is here already. */
    pageBefore: build.query<NotificationsResponse, InboxFilter & { before: number }>({
      query: (params) => ({ url: "/notifications", params: { ...params, limit: PER_PAGE_MAX } }),
      keepUnusedDataFor: 0,
    }),
    /** What lies between two numbers; asked anew whenever `newest` has changed, and what is there stays meanwhile. */
    newerNotifications: build.query<NotificationsResponse, Newer>({
      query: ({ newest, ...params }) => {
        const limit = Math.min(newest - params.after, PER_PAGE_MAX);
        return { url: "/notifications", params: { ...params, limit } };
      },
      serializeQueryArgs: ({ endpointName, queryArgs: { newest: _, ...list } }) =>
        `${endpointName} ${JSON.stringify(list)}`,
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.newest !== previousArg?.newest,
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
      onQueryStarted: ({ rows, ...mark }, { dispatch, queryFulfilled }) => {
        const takeBack = dispatch(patchMarks(rows, mark));
        queryFulfilled.catch(() => {
          dispatch(takeBack);
          dispatch(refetch());
        });
      },
    }),
    markAllNotificationsRead: build.mutation<unknown, Marking>({
      query: () => ({ url: "/notifications/mark_all_read", method: "POST" }),
      onQueryStarted: (mark, { dispatch, queryFulfilled }) => {
        const takeBack = dispatch(patchMarks(null, mark));
        queryFulfilled.catch(() => {
          dispatch(takeBack);
          dispatch(refetch());
        });
      },
    }),
    muteCallout: build.mutation<unknown, { calloutId: number; muted: boolean; userId: number | undefined }>({
      query: ({ calloutId, muted }) => ({ url: `/callouts/${calloutId}/${muted ? "mute" : "unmute"}`, method: "POST" }),
      onQueryStarted: (mute, { dispatch, queryFulfilled }) => {
        dispatch(patchInbox((inbox) => withMute(inbox, mute)));
        const takeBack = patchInbox((inbox) => withMute(inbox, { ...mute, muted: !mute.muted }));
        void queryFulfilled.catch(() => dispatch(takeBack)).then(() => dispatch(refetch()));
      },
    }),
  }),
});

export const {
  useNewerNotificationsQuery,
  useOlderNotificationsQuery,
  useMarkNotificationsMutation,
  useMarkAllNotificationsReadMutation,
  useMuteCalloutMutation,
} = inboxMarksApi;

type State = Parameters<typeof selectInbox>[0] &
  Parameters<ReturnType<typeof inboxMarksApi.endpoints.olderNotifications.select>>[0];
type Patching<Result = void> = ThunkAction<Result, State, unknown, UnknownAction>;
type Change = (list: NotificationsResponse) => NotificationsResponse;

/** Changes every cached list. */
function patchLists(change: Change): Patching {
  return (dispatch, getState) => {
    dispatch(patchInbox(change));
    for (const asked of inboxMarksApi.util.selectCachedArgsForQuery(getState(), "newerNotifications"))
      dispatch(inboxMarksApi.util.updateQueryData("newerNotifications", asked, change));
    for (const asked of inboxMarksApi.util.selectCachedArgsForQuery(getState(), "olderNotifications"))
      dispatch(inboxMarksApi.util.updateQueryData("olderNotifications", asked, change));
  };
}

function knownRows(state: State): NotificationRow[] {
  const newer = inboxMarksApi.util
    .selectCachedArgsForQuery(state, "newerNotifications")
    .flatMap((asked) => inboxMarksApi.endpoints.newerNotifications.select(asked)(state).data?.data ?? []);
  const older = inboxMarksApi.util
    .selectCachedArgsForQuery(state, "olderNotifications")
    .flatMap((asked) => inboxMarksApi.endpoints.olderNotifications.select(asked)(state).data?.data ?? []);
  return [...older, ...newer, ...(selectInbox(state).data?.data ?? [])];
}

/** Marks the rows in every list; null: all rows up to `mark.upTo`. Hands back what takes it back. */
function patchMarks(rows: readonly NotificationRow[] | null, mark: Marking): Patching<Patching> {
  return (dispatch, getState) => {
    const unread = () => selectInbox(getState()).data?.meta.unread ?? 0;
    const before = new Map((rows ?? knownRows(getState())).map((row) => [row.id, row]));
    const unreadBefore = unread();
    dispatch(patchLists((list) => withMark(list, rows, mark)));
    const change = unreadBefore - unread();
    return patchLists((list) => withMarksOf(list, before, change));
  };
}

/** The lists may have changed meanwhile: only the marks of these rows are put back, and so many are unread again. */
const withMarksOf = (
  { data, meta }: NotificationsResponse,
  before: ReadonlyMap<number, NotificationRow>,
  unread: number,
): NotificationsResponse => ({
  data: data.map((row) => {
    const { read_at, done_at = null } = before.get(row.id) ?? row;
    return { ...row, read_at, done_at };
  }),
  meta: { ...meta, unread: Math.max(0, meta.unread + unread) },
});

/** The same by ids, of which the lists may hold some. */
export function patchMarksById(ids: readonly number[] | null, mark: Marking): Patching {
  return (dispatch, getState) => {
    const known = new Map(knownRows(getState()).map((row) => [row.id, row]));
    dispatch(patchMarks(ids === null ? null : ids.flatMap((id) => known.get(id) ?? []), mark));
  };
}

const isMarkedAlike = (one: NotificationRow | undefined, other: NotificationRow | undefined): boolean =>
  one?.read_at === other?.read_at && one?.done_at === other?.done_at;

type Rows = { from: number; known: readonly NotificationRow[]; filter: InboxFilter };

/**
 * The rows below `from` down to the last that is known, read again, in place of those that are here, but for what was marked
 * meanwhile. Undefined: they could not be had.
 */
function readAgain({ from, known, filter }: Rows): Patching<Promise<Change | undefined>> {
  return async (dispatch) => {
    const last = known.at(-1)?.seq ?? from;
    const page = (before: number) =>
      dispatch(
        inboxMarksApi.endpoints.pageBefore.initiate({ ...filter, before }, { subscribe: false, forceRefetch: true }),
      );
    const rows: NotificationRow[] = [];
    for (let before = from; before > last; before = rows.at(-1)?.seq ?? 0) {
      const { data } = await page(before);
      if (!data) return undefined;
      rows.push(...data.data);
      if (!data.meta.more) break;
    }
    const there = rows.filter(({ seq }) => seq >= last);
    const before = new Map(known.map((row) => [row.seq, row]));
    return ({ data, meta }) => {
      const now = new Map(data.map((row) => [row.seq, row]));
      const upToDate = (row: NotificationRow) => {
        const present = now.get(row.seq);
        return isMarkedAlike(present, before.get(row.seq)) ? row : (present ?? []);
      };
      const [above, below] = [data.filter(({ seq }) => seq >= from), data.filter(({ seq }) => seq < last)];
      return { data: [...above, ...there.flatMap(upToDate), ...below], meta };
    };
  };
}

/** All rows but the newest, which were read again before: they may have been marked while nobody here heard of it. */
export function readOlderAgain(): Patching<Promise<void>> {
  return async (dispatch, getState) => {
    const { newerNotifications, olderNotifications } = inboxMarksApi.endpoints;
    const kept = selectInbox(getState()).data?.data ?? [];
    const from = kept[PER_PAGE_MAX - 1]?.seq ?? 0;
    const changed = await dispatch(readAgain({ from, known: kept.filter(({ seq }) => seq < from), filter: {} }));
    if (changed) dispatch(patchInbox(changed));
    for (const asked of inboxMarksApi.util.selectCachedArgsForQuery(getState(), "newerNotifications"))
      await dispatch(newerNotifications.initiate(asked, { subscribe: false, forceRefetch: true }));
    for (const asked of inboxMarksApi.util.selectCachedArgsForQuery(getState(), "olderNotifications")) {
      const { from, before: _before, limit: _limit, ...filter } = asked;
      const known = olderNotifications.select(asked)(getState()).data?.data ?? [];
      const change = await dispatch(readAgain({ from, known, filter }));
      if (change) dispatch(inboxMarksApi.util.updateQueryData("olderNotifications", asked, change));
    }
  };
}
