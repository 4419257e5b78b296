/** Whether the stored session is still good: asked when the app is loaded. */
import { type Channel, channel, eventChannel } from "redux-saga";
import { call, delay, put, race, select, take } from "typed-redux-saga";
import { isReachable } from "../../api/presence.ts";
import { isProblem, type Problem } from "../../api/problem.ts";
import { isPassing } from "../../api/retryDelay.ts";
import { RESET_PAGE_PATH, RESET_REDIRECT_PATH } from "../../contract/session.ts";
import { type ValidateTokenResponse } from "../../contract/shapes/session.ts";
import { startThunk } from "../../lib/putThunk.ts";
import { authApi } from "./authApi.ts";
import { selectSessionKind } from "./authSlice.ts";
import { openedBy } from "./openedSession.ts";
import { sessionCheckDelayed, sessionChecking, sessionMissing } from "./sessionActions.ts";
import { type SessionPorts } from "./sessionPorts.ts";

/** Milliseconds between tries, doubling; a server that is back is asked within five seconds, however long it was away. */
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 4800;
/** So much of a pause at least; the rest is chance, so that not all pages ask at one moment. */
const STEADY = 0.7;

/** After this a question may never be answered; a server that is well answers before anybody need look for it. */
const PATIENCE_MS = 5000;
const YOUNG_MS = 1000;
/** Questions without a response; a browser has six connections, and each question keeps one. */
const MOST_OPEN = 3;

/** The link's own session is what counts there. */
const SKIPPED = [RESET_PAGE_PATH, RESET_REDIRECT_PATH];

type Outcome = { data?: ValidateTokenResponse | undefined; error?: unknown };
/** What has been asked: none of it is given up, since its response may bring the only new token. */
type Asked = { answers: Channel<Outcome>; turns: number; open: number };

/** A page of a proxy in the server's place says nothing of the session either. */
const saysNothing = (problem: Problem): boolean => isPassing(problem) || problem.status === "unreadable";

export function* checkSession(ports: SessionPorts) {
  const skipped = SKIPPED.includes(ports.location.path().replace(/\/+$/, ""));
  const stored = skipped ? null : ports.session.adopt();
  if (!stored) {
    // The sign-in page says so itself, before it is painted.
    if ((yield* select(selectSessionKind)) === "checking") yield* put(sessionMissing());
    return;
  }
  yield* put(sessionChecking());
  const asked: Asked = { answers: channel<Outcome>(), turns: 0, open: 0 };
  let pause = FIRST_RETRY_MS;
  while (true) {
    if (asked.open < MOST_OPEN) yield* call(ask, asked);
    let { outcome } = yield* race({ outcome: take(asked.answers), doubtful: call(doubtful, ports) });
    do {
      if (yield* call(settles, ports, stored.client, outcome)) return;
      yield* put(sessionCheckDelayed());
      const due = outcome ? call(pausing, ports, pause) : call(reachable, ports);
      if (outcome) pause = Math.min(pause * 2, LONGEST_RETRY_MS);
      ({ outcome } = yield* race({ outcome: take(asked.answers), due }));
    } while (outcome);
  }
}

function* ask(asked: Asked) {
  asked.turns += 1;
  asked.open += 1;
  const options = { subscribe: false, forceRefetch: true };
  const answered = yield* startThunk(authApi.endpoints.validateSession.initiate({ turn: asked.turns }, options));
  void answered.then((outcome) => {
    asked.open -= 1;
    asked.answers.put(outcome);
  });
}

const jittered = (time: number): number => time * (STEADY + (1 - STEADY) * Math.random());

function* pausing(ports: SessionPorts, time: number) {
  yield* race({ waited: delay(jittered(time)), woken: call(waking, ports) });
}

/** Returns when a question that was just asked may have been lost. */
function* doubtful(ports: SessionPorts) {
  yield* delay(YOUNG_MS);
  yield* race({ late: delay(PATIENCE_MS - YOUNG_MS), woken: call(waking, ports) });
}

/** Returns when the server answers something: until then another question would be lost as well. */
function* reachable(ports: SessionPorts) {
  while (true) {
    const { isThere } = yield* race({
      isThere: call(looks, ports),
      late: delay(jittered(LONGEST_RETRY_MS)),
      woken: call(waking, ports),
    });
    if (isThere) return;
    if (isThere === false) yield* call(pausing, ports, LONGEST_RETRY_MS);
  }
}

function* looks({ network }: SessionPorts) {
  const look = new AbortController();
  try {
    return yield* call(isReachable, network, look.signal);
  } finally {
    look.abort();
  }
}

/** Returns when the device is online again, or the page is looked at again. */
function* waking({ onResume }: SessionPorts) {
  const moments = eventChannel<true>((emit) => onResume(() => emit(true)));
  try {
    yield* take(moments);
  } finally {
    moments.close();
  }
}

/** False: the server did not say (no outcome: not yet), and may be asked again. */
function* settles({ session, report }: SessionPorts, client: string, outcome: Outcome | undefined) {
  // Ended or changed meanwhile, by another tab or a refusal, or opened by a sign-in: others have seen to it.
  const isStill = session.isAdopted() && session.read()?.client === client;
  if (!isStill || (yield* select(selectSessionKind)) !== "checking") return true;
  if (!outcome) return false;
  const { data, error } = outcome;
  // The cache was emptied while the response was under way.
  if (!error && data === undefined) return false;
  try {
    if (error) throw error;
    yield* put(openedBy(data?.data));
    return true;
  } catch (cause) {
    // A refusal of the stored token has ended the session by now; nothing else ends it.
    if (!isProblem(error) || !saysNothing(error)) report("The stored session could not be validated", cause);
    return false;
  }
}
