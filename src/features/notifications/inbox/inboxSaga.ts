/** Puts news into the cached list of notifications as it comes, and takes over the server's count after a catch-up. */
import { call, select, takeEvery } from "typed-redux-saga";
import { type Clock } from "../../../lib/clock.ts";
import { putThunk } from "../../../lib/putThunk.ts";
import { selectUser } from "../../user/public.ts";
import { isUnread, withNews, withUnread } from "../model/inbox.ts";
import { caughtUp, noticesOpened, noticesReceived } from "../model/liveActions.ts";
import { patchInbox, selectInbox } from "../model/notificationsApi.ts";

export function* inboxFlow(clock: Clock) {
  yield* takeEvery(noticesReceived, addNews);
  yield* takeEvery(caughtUp, takeOverCount);
  yield* takeEvery(noticesOpened, markRead, clock);
}

function* addNews({ payload }: ReturnType<typeof noticesReceived>) {
  if (payload.notices.length === 0) return;
  const user = yield* select(selectUser);
  yield* putThunk(patchInbox((inbox) => withNews(inbox, payload.notices, user?.id)));
}

function* takeOverCount({ payload }: ReturnType<typeof caughtUp>) {
  yield* putThunk(patchInbox((inbox) => withUnread(inbox, payload)));
}

/** All of the callout: the page that was opened shows what each of them told. */
function* markRead(clock: Clock, { payload }: ReturnType<typeof noticesOpened>) {
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
