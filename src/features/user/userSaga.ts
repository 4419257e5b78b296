/** Keeps the person in storage under a key of their own (specification §3), their language at the server, and what colleagues change of them here. */
import { type Action } from "@reduxjs/toolkit";
import { call, fork, put, select, takeEvery, takeLatest } from "typed-redux-saga";
import { adminApi } from "../../api/adminApi.ts";
import { readUser } from "../../api/readUser.ts";
import { putThunk } from "../../lib/putThunk.ts";
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";
import { selectSessionKind, sessionEnded, sessionMissing, sessionOpened } from "../auth/public.ts";
import { languageFlow } from "./languageFlow.ts";
import { selectUser, userChanged } from "./userSlice.ts";

export function* userSaga({ storage }: { storage: AppStorage }) {
  yield* takeEvery([sessionOpened, userChanged], remember, storage);
  yield* takeEvery([sessionEnded, sessionMissing], () => storage.remove(STORAGE_KEYS.user));
  // The sign-in page says so before the flows are there.
  if ((yield* select(selectSessionKind)) === "signedOut") storage.remove(STORAGE_KEYS.user);
  yield* fork(languageFlow);
  yield* takeLatest(sessionOpened, followColleagues);
}

function* remember(storage: AppStorage) {
  const user = yield* select(selectUser);
  if (user) storage.write(STORAGE_KEYS.user, JSON.stringify(user));
}

/** By the live connection, a few times a second at most. */
const isPracticeStale = (action: Action): boolean =>
  adminApi.util.invalidateTags.match(action) && action.payload.includes("Company" as never);

/** Roles and what belongs to the practice come with the person, and no answer of one's own tells that they changed. */
function* followColleagues() {
  yield* takeLatest(isPracticeStale, readAnew);
}

function* readAnew() {
  try {
    const { accountApi } = yield* call(() => import("./accountApi.ts"));
    const options = { subscribe: false, forceRefetch: true };
    const { data } = yield* putThunk(accountApi.endpoints.readAccount.initiate(undefined, options));
    const known = yield* select(selectUser);
    if (!data || !known) return;
    const user = readUser(data.data);
    if (user.id === known.id && JSON.stringify(user) !== JSON.stringify(known)) yield* put(userChanged({ user }));
  } catch {
    // The chunk could not be fetched, or the answer holds nobody; the next change asks again.
  }
}
