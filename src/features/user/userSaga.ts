/** Keeps the person in storage under a key of their own (specification §3), and their language at the server. */
import { type Action } from "@reduxjs/toolkit";
import { call, put, putResolve, select, takeEvery, takeLatest } from "typed-redux-saga";
import { readUser } from "../../api/readUser.ts";
import { type UserResponse } from "../../contract/user.ts";
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";
import { sessionEnded, sessionMissing, sessionOpened } from "../auth/public.ts";
import { languageChosen } from "../i18n/public.ts";
import { selectUser, userChanged } from "./userSlice.ts";

export function* userSaga({ storage }: { storage: AppStorage }) {
  yield* takeEvery([sessionOpened, userChanged], remember, storage);
  yield* takeEvery([sessionEnded, sessionMissing], () => storage.remove(STORAGE_KEYS.user));
  yield* takeLatest(languageChosen, tellLanguage);
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
    const request = accountApi.endpoints.changeAccount.initiate({ locale }) as unknown as Action;
    const { data } = (yield* putResolve(request)) as unknown as { data?: UserResponse };
    if (data) yield* put(userChanged({ user: readUser(data.data) }));
  } catch {
    // The chunk could not be fetched; the next choice tells it.
  }
}
