/** Puts news into the cached list of notifications as it comes, and takes over the server's count after a catch-up. */
import { type Action } from "@reduxjs/toolkit";
import { put, select, takeEvery } from "typed-redux-saga";
import { selectUser } from "../user/public.ts";
import { withNews, withUnread } from "./inbox.ts";
import { caughtUp, noticesReceived } from "./liveFacts.ts";
import { patchInbox } from "./notificationsApi.ts";

export function* inboxFlow() {
  yield* takeEvery(noticesReceived, addNews);
  yield* takeEvery(caughtUp, takeOverCount);
}

function* addNews({ payload }: ReturnType<typeof noticesReceived>) {
  if (payload.notices.length === 0) return;
  const user = yield* select(selectUser);
  yield* put(patchInbox((inbox) => withNews(inbox, payload.notices, user?.id)) as unknown as Action);
}

function* takeOverCount({ payload }: ReturnType<typeof caughtUp>) {
  yield* put(patchInbox((inbox) => withUnread(inbox, payload)) as unknown as Action);
}
