/** Asks for the list that the address names while the stored session is checked, so that both answers come together. */
import { call, delay, fork, join, put, take } from "typed-redux-saga";
import { sessionChecking } from "../features/auth/public.ts";
import { STORAGE_KEYS } from "../lib/storage.ts";
import { leadsToCallouts } from "./paths.ts";
import { type AppPorts } from "./ports.ts";

/** Milliseconds. */
const HELD = 10_000;

/** Null where the chunk could not be fetched: the page says so itself. */
function* fetchPart() {
  try {
    return yield* call(() => import(/* webpackChunkName: "callouts" */ "../features/callouts/askForCallouts.ts"));
  } catch {
    return null;
  }
}

export function* askAheadSaga({ visit, storage }: Pick<AppPorts, "visit" | "storage">) {
  // Whoever has to sign in first may never come here.
  if (storage.read(STORAGE_KEYS.auth) === null || !leadsToCallouts(visit.path())) return;
  const fetched = yield* fork(fetchPart);
  yield* take(sessionChecking);
  const part = yield* join(fetched);
  const question = part?.askForCallouts(visit.search());
  if (!question) return;
  const asked = (yield* put(question)) as unknown as { unsubscribe: () => void };
  // Long enough for the table to be there: what nobody waits for is dropped at the first news.
  yield* delay(HELD);
  asked.unsubscribe();
}
