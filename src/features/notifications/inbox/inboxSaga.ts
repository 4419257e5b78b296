/** Puts notifications into the cached list as they come, and takes over the server's count after a catch-up. */
import { call, select, takeEvery } from "typed-redux-saga";
import { type Clock } from "../../../lib/clock.ts";
import { putThunk } from "../../../lib/putThunk.ts";
import { selectUser } from "../../user/public.ts";
import { isUnread, withNotifications, withUnread } from "../model/inbox.ts";
import { caughtUp, notificationsOpened, notificationsReceived } from "../model/liveActions.ts";
import { patchInbox, selectInbox } from "../model/notificationsApi.ts";

export function* inboxFlow(clock: Clock) {
  yield* takeEvery(notificationsReceived, addNotifications);
  yield* takeEvery(caughtUp, takeOverCount);
  yield* takeEvery(notificationsOpened, markRead, clock);
}

function* addNotifications({ payload }: ReturnType<typeof notificationsReceived>) {
  if (payload.notifications.length === 0) return;
  const user = yield* select(selectUser);
  yield* putThunk(patchInbox((inbox) => withNotifications(inbox, payload.notifications, user?.id)));
}

function* takeOverCount({ payload }: ReturnType<typeof caughtUp>) {
  yield* putThunk(patchInbox((inbox) => withUnread(inbox, payload)));
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
