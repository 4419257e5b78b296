/** Keeps the person in storage under a key of their own (specification §3), their language at the server, and what colleagues change of them here. */
import { type Action } from "@reduxjs/toolkit";
import { call, put, select, takeEvery, takeLatest } from "typed-redux-saga";
import { adminApi } from "../../api/adminApi.ts";
import { readUser } from "../../api/readUser.ts";
import { putThunk } from "../../lib/putThunk.ts";
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";
import { selectSessionKind, sessionEnded, sessionMissing, sessionOpened } from "../auth/public.ts";
import { languageChosen } from "../i18n/public.ts";
import { selectUser, userChanged } from "./userSlice.ts";

export function* userSaga({ storage }: { storage: AppStorage }) {
  yield* takeEvery([sessionOpened, userChanged], remember, storage);
  yield* takeEvery([sessionEnded, sessionMissing], () => storage.remove(STORAGE_KEYS.user));
  // The sign-in page says so before the flows are there.
  if ((yield* select(selectSessionKind)) === "signedOut") storage.remove(STORAGE_KEYS.user);
  yield* takeLatest(languageChosen, tellLanguage);
  yield* takeLatest(sessionOpened, followColleagues);
}

function* remember(storage: AppStorage) {
  const user = yield* select(selectUser);
  if (user) storage.write(STORAGE_KEYS.user, JSON.stringify(user));
}

/** Mails follow the language. As good as it goes: another admin API may not take it, and the screen has it already. */
function* tellLanguage({ payload: locale }: ReturnType<typeof languageChosen>) {
  const user = yield* select(selectUser);
  if (!user || user.locale === locale) return;
  try {
    const { accountApi } = yield* call(() => import("./accountApi.ts"));
    const { data } = yield* putThunk(accountApi.endpoints.changeAccount.initiate({ locale }));
    if (data) yield* put(userChanged({ user: readUser(data.data) }));
  } catch {
    // The chunk could not be fetched; the next choice tells it.
  }
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
