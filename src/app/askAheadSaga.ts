/** Asks for the list that the address names as soon as somebody is known to be signed in: its page is still being drawn then. */
import { call, delay, put, take } from "typed-redux-saga";
import { lacksContactDetails } from "../contract/user.ts";
import { sessionOpened } from "../features/auth/public.ts";
import { leadsToCallouts } from "./paths.ts";
import { type AppPorts } from "./ports.ts";

/** Milliseconds. */
const HELD = 10_000;

export function* askAheadSaga({ visit }: Pick<AppPorts, "visit">) {
  const { payload } = yield* take(sessionOpened);
  if (!leadsToCallouts(visit.path()) || lacksContactDetails(payload.user.company.company_settings)) return;
  try {
    const { askForCallouts } = yield* call(
      () => import(/* webpackChunkName: "callouts" */ "../features/callouts/askForCallouts.ts"),
    );
    const question = askForCallouts(visit.search());
    if (!question) return;
    const asked = (yield* put(question)) as unknown as { unsubscribe: () => void };
    // Long enough for the table to be there: what nobody waits for is dropped at the first news.
    yield* delay(HELD);
    asked.unsubscribe();
  } catch {
    // The chunk could not be fetched: the page says so itself.
  }
}
