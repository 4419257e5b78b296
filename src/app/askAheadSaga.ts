/**
 * Asks for the list that the address names the moment somebody is known to be signed in, and has the first drawing wait
 * for it: a page without its rows and then with them costs more than the moment they take.
 */
import { type Action } from "@reduxjs/toolkit";
import { call, delay, fork, join, put, race, take } from "typed-redux-saga";
import { lacksContactDetails } from "../contract/user.ts";
import { sessionOpened } from "../features/auth/public.ts";
import { firstRowsAsked, firstRowsDue } from "../features/layout/public.ts";
import { STORAGE_KEYS } from "../lib/storage.ts";
import { listAt } from "./paths.ts";
import { type AppPorts } from "./ports.ts";

/** The page comes without rows that take longer. Milliseconds, as below. */
const PATIENCE = 150;
const HELD = 10_000;

type Asked = PromiseLike<unknown> & { unsubscribe: () => void };

/** Each in the chunk of its page. */
const PARTS = {
  callouts: async () =>
    (await import(/* webpackChunkName: "callouts" */ "../features/callouts/list/askForCallouts.ts")).askForCallouts,
  doctors: async () =>
    (await import(/* webpackChunkName: "doctors" */ "../features/doctors/list/askForDoctors.ts")).askForDoctors,
};

/** Null where the chunk could not be fetched: the page says so itself. */
function* fetchPart(list: keyof typeof PARTS) {
  try {
    return yield* call(PARTS[list]);
  } catch {
    return null;
  }
}

export function* askAheadSaga({ visit, storage }: Pick<AppPorts, "visit" | "storage">) {
  // Whoever has to sign in first may never come here.
  const list = listAt(visit.path());
  if (storage.read(STORAGE_KEYS.auth) === null || !list) return;
  const fetched = yield* fork(fetchPart, list);
  const { payload } = yield* take(sessionOpened);
  if (listAt(visit.path()) !== list || lacksContactDetails(payload.user.company.company_settings)) return;
  // What is drawn by the time the part comes stays.
  const drawn = fetched.isRunning();
  const part = yield* join(fetched);
  const question = part?.(visit.search());
  if (!question) return;
  const asked = yield* drawn ? ask(question) : askAndWait(question);
  // Long enough for the table to be there: what nobody waits for is dropped at the first news.
  yield* delay(HELD);
  asked.unsubscribe();
}

function* ask(question: Action) {
  return (yield* put(question)) as unknown as Asked;
}

function* askAndWait(question: Action) {
  yield* put(firstRowsAsked());
  try {
    const asked = yield* ask(question);
    yield* race({ answered: call(() => asked), late: delay(PATIENCE) });
    return asked;
  } finally {
    yield* put(firstRowsDue());
  }
}
