/** Puts notifications into the cached list as they come, and takes over the server's count after a catch-up. */
import { call, delay, fork, put, select, take, takeEvery, takeLatest } from "typed-redux-saga";
import { type Clock } from "../../../lib/clock.ts";
import { putThunk } from "../../../lib/putThunk.ts";
import { selectUser } from "../../user/public.ts";
import { fetchHistory, fetchPage } from "../model/fetchInbox.ts";
import { isUnread, unreadOf, withNotifications, withPageAfter, withUnread } from "../model/inbox.ts";
import {
  cableConnected,
  caughtUp,
  gapNoticed,
  marksHeard,
  notificationsOpened,
  notificationsReceived,
} from "../model/liveActions.ts";
import { patchInbox, selectInbox } from "../model/notificationsApi.ts";
import { selectCursor } from "../model/notificationsSlice.ts";

/** Milliseconds after the last mark. */
const MARKS_PAUSE_MS = 300;

export function* inboxFlow(clock: Clock) {
  yield* takeEvery(notificationsReceived, addNotifications);
  yield* takeEvery(caughtUp, takeOverCount);
  yield* takeEvery(notificationsOpened, markRead, clock);
  yield* takeEvery(marksHeard, showMarks, clock);
  yield* takeLatest(marksHeard, askForCount);
  yield* fork(readAgain);
}

/** What was marked or muted elsewhere has no number: after every later connection the rows here are read again. */
function* readAgain() {
  yield* take(cableConnected);
  yield* takeLatest(cableConnected, function* onceCaughtUp() {
    yield* take(caughtUp);
    yield* call(fetchHistory, true);
    yield* call(readOlder);
  });
}

function* readOlder() {
  try {
    const { readOlderAgain } = yield* call(() => import("./inboxMarksApi.ts"));
    yield* putThunk(readOlderAgain());
  } catch {
    // The chunk could not be fetched: these rows stay as they are.
  }
}

function* addNotifications({ payload }: ReturnType<typeof notificationsReceived>) {
  if (payload.notifications.length === 0) return;
  const user = yield* select(selectUser);
  yield* putThunk(patchInbox((inbox) => withNotifications(inbox, payload.notifications, user?.id)));
}

/** Another count than that of the rows here: they were marked elsewhere meanwhile. */
function* takeOverCount({ payload }: ReturnType<typeof caughtUp>) {
  const { data } = (yield* select(selectInbox)) ?? {};
  if (!data) return;
  const userId = (yield* select(selectUser))?.id;
  const shown = unreadOf(data, { userId, muted: data.meta.muted });
  yield* putThunk(patchInbox((inbox) => withUnread(inbox, payload)));
  const { meta } = (yield* select(selectInbox)).data ?? data;
  if (meta.unread !== shown) yield* call(fetchHistory, true);
}

/** Marks that were set elsewhere, on rows that are shown here. */
function* showMarks(clock: Clock, { payload: { ids, up_to: upTo, ...mark } }: ReturnType<typeof marksHeard>) {
  if (ids?.length === 0) return;
  const userId = (yield* select(selectUser))?.id;
  try {
    const { patchMarksById } = yield* call(() => import("./inboxMarksApi.ts"));
    yield* putThunk(patchMarksById(ids, { ...mark, upTo, at: new Date(clock.now()).toISOString(), userId }));
  } catch {
    // The chunk could not be fetched: the next answer has them.
  }
}

/** Count and mutes are the server's, which knows rows that are not here; asked once a person pauses. The rows here stay. */
function* askForCount() {
  yield* delay(MARKS_PAUSE_MS);
  const { seq, epoch } = yield* select(selectCursor);
  const result = yield* call(fetchPage, seq);
  if (result.kind !== "page" || result.page.meta.epoch !== epoch) return;
  const { page } = result;
  yield* putThunk(patchInbox((inbox) => withPageAfter(inbox, page)));
  // More came than one page holds: the rest is fetched, and counted at its end.
  if (page.meta.more) yield* put(gapNoticed());
}

/** All of the callout: the page that was opened shows what each of them told. */
function* markRead(clock: Clock, { payload }: ReturnType<typeof notificationsOpened>) {
  const { data } = (yield* select(selectInbox)) ?? {};
  const userId = (yield* select(selectUser))?.id;
  const rows = (data?.data ?? []).filter(
    (row) => String(row.callout_id) === payload.calloutId && isUnread(row, { userId, muted: data?.meta.muted }),
  );
  if (rows.length === 0) return;
  try {
    const { inboxMarksApi } = yield* call(() => import("./inboxMarksApi.ts"));
    const mark = { rows, read: true, at: new Date(clock.now()).toISOString(), userId };
    yield* putThunk(inboxMarksApi.endpoints.markNotifications.initiate(mark));
  } catch {
    // The chunk could not be fetched: they stay unread.
  }
}
