/** Puts news into the cached list of notifications as it comes, and takes over the server's count after a catch-up. */
import { type Action } from "@reduxjs/toolkit";
import { put, select, takeEvery } from "typed-redux-saga";
import { type NotificationsResponse } from "../../contract/notification.ts";
import { selectUser } from "../user/public.ts";
import { withNews, withUnread } from "./inbox.ts";
import { caughtUp, noticesReceived } from "./liveFacts.ts";
import { notificationsApi } from "./notificationsApi.ts";

/** Changes the cached list where there is one. */
const patch = (change: (inbox: NotificationsResponse) => NotificationsResponse): Action =>
  notificationsApi.util.updateQueryData("notifications", undefined, (draft) =>
    change(draft as NotificationsResponse),
  ) as unknown as Action;

export function* inboxFlow() {
  yield* takeEvery(noticesReceived, addNews);
  yield* takeEvery(caughtUp, takeOverCount);
}

function* addNews({ payload }: ReturnType<typeof noticesReceived>) {
  if (payload.notices.length === 0) return;
  const user = yield* select(selectUser);
  yield* put(patch((inbox) => withNews(inbox, payload.notices, user?.id)));
}

function* takeOverCount({ payload }: ReturnType<typeof caughtUp>) {
  const user = yield* select(selectUser);
  yield* put(patch((inbox) => withUnread(inbox, payload, user?.id)));
}
