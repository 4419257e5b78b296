/** Asks for the list that the address names the moment somebody is known to be signed in, before anything of them is drawn. */
import { call, delay, fork, join, put, take } from "typed-redux-saga";
import { lacksContactDetails } from "../contract/user.ts";
import { sessionOpened } from "../features/auth/public.ts";
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
  // While it is checked who that is; whoever has to sign in first may never come here.
  const expected = storage.read(STORAGE_KEYS.auth) !== null && leadsToCallouts(visit.path());
  const early = expected ? yield* fork(fetchPart) : null;
  const { payload } = yield* take(sessionOpened);
  if (!leadsToCallouts(visit.path()) || lacksContactDetails(payload.user.company.company_settings)) return;
  const part = yield* join(early ?? (yield* fork(fetchPart)));
  const question = part?.askForCallouts(visit.search());
  if (!question) return;
  const asked = (yield* put(question)) as unknown as { unsubscribe: () => void };
  // Long enough for the table to be there: what nobody waits for is dropped at the first news.
  yield* delay(HELD);
  asked.unsubscribe();
}
