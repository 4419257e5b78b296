/** Whether the stored session is still good: asked when the app is loaded. */
import { type Action } from "@reduxjs/toolkit";
import { eventChannel } from "redux-saga";
import { call, delay, put, putResolve, race, select, take } from "typed-redux-saga";
import { type Problem } from "../../api/problem.ts";
import { readUser } from "../../api/readUser.ts";
import { isPassing } from "../../api/retryDelay.ts";
import { RESET_PAGE_PATH, RESET_REDIRECT_PATH, type ValidateTokenResponse } from "../../contract/session.ts";
import { authApi } from "./authApi.ts";
import { selectSessionKind } from "./authSlice.ts";
import { sessionCheckDelayed, sessionChecking, sessionMissing, sessionOpened } from "./sessionFacts.ts";
import { type SessionPorts } from "./sessionPorts.ts";

/** Milliseconds between tries, doubling; a server that is back is asked within five seconds, however long it was away. */
const FIRST = 1000;
const LONGEST = 4800;
/** So much of a pause at least; the rest is chance, so that not all pages ask at one moment. */
const STEADY = 0.7;

/** The link's own session is what counts there. */
const SKIPPED = [RESET_PAGE_PATH, RESET_REDIRECT_PATH];

type Outcome = { data?: ValidateTokenResponse; error?: Problem };

/** A page of a proxy in the server's place says nothing of the session either. */
const saysNothing = (problem: Problem): boolean => isPassing(problem) || problem.status === "unreadable";

export function* checkSession(ports: SessionPorts) {
  const skipped = SKIPPED.includes(ports.visit.path().replace(/\/+$/, ""));
  const stored = skipped ? null : ports.session.adopt();
  if (!stored) {
    // The way in says so itself, before it is painted.
    if ((yield* select(selectSessionKind)) === "checking") yield* put(sessionMissing());
    return;
  }
  yield* put(sessionChecking());
  let pause = FIRST;
  while (!(yield* call(askOnce, ports, stored.client))) {
    yield* put(sessionCheckDelayed());
    yield* race({
      waited: delay(pause * (STEADY + (1 - STEADY) * Math.random())),
      woken: call(waking, ports),
    });
    pause = Math.min(pause * 2, LONGEST);
  }
}

/** Returns when the device is online again, or the page is looked at again. */
function* waking({ onWake }: SessionPorts) {
  const moments = eventChannel<true>((emit) => onWake(() => emit(true)));
  try {
    yield* take(moments);
  } finally {
    moments.close();
  }
}

/** False: the server did not say, and may be asked again. */
function* askOnce({ session, report }: SessionPorts, client: string) {
  const request = authApi.endpoints.validateSession.initiate({}, { subscribe: false, forceRefetch: true });
  const { data, error } = (yield* putResolve(request as unknown as Action)) as unknown as Outcome;
  // Ended or changed meanwhile, by another tab or a refusal, or opened by a sign-in: others have seen to it.
  const isStill = session.isAdopted() && session.read()?.client === client;
  if (!isStill || (yield* select(selectSessionKind)) !== "checking") return true;
  // The cache was emptied while the answer was under way.
  if (!error && data === undefined) return false;
  try {
    if (error) throw error;
    yield* put(sessionOpened({ user: readUser(data?.data) }));
    return true;
  } catch (cause) {
    // A refusal of the stored token has ended the session by now; nothing else ends it.
    if (!error || !saysNothing(error)) report("The stored session could not be validated", cause);
    return false;
  }
}
