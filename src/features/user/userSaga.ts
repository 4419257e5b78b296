/** Keeps the person in storage under a key of their own, apart from the session (specification §3). */
import { select, takeEvery } from "typed-redux-saga";
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";
import { sessionEnded, sessionMissing, sessionOpened } from "../auth/public.ts";
import { selectUser, userChanged } from "./userSlice.ts";

export function* userSaga({ storage }: { storage: AppStorage }) {
  yield* takeEvery([sessionOpened, userChanged], remember, storage);
  yield* takeEvery([sessionEnded, sessionMissing], () => storage.remove(STORAGE_KEYS.user));
}

function* remember(storage: AppStorage) {
  const user = yield* select(selectUser);
  if (user) storage.write(STORAGE_KEYS.user, JSON.stringify(user));
}
