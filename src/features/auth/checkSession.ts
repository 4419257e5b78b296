/** Whether the stored session is still good (specification §4, "Session check on load"; product.md T14, T19). */
import { type Action } from "@reduxjs/toolkit";
import { call, delay, put, putResolve, select } from "typed-redux-saga";
import { type Problem } from "../../api/problem.ts";
import { readUser } from "../../api/readUser.ts";
import { isPassing } from "../../api/retryDelay.ts";
import { RESET_PAGE_PATH, RESET_REDIRECT_PATH, type ValidateTokenResponse } from "../../contract/session.ts";
import { authApi } from "./authApi.ts";
import { selectSessionKind } from "./authSlice.ts";
import { endSession } from "./endSession.ts";
import { sessionCheckDelayed, sessionChecking, sessionMissing, sessionOpened } from "./sessionFacts.ts";
import { type SessionPorts } from "./sessionPorts.ts";

/** Milliseconds between tries, doubling (reliability.md GA5). */
const FIRST = 1000;
const LONGEST = 30_000;

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
    yield* delay(pause);
    pause = Math.min(pause * 2, LONGEST);
  }
}

/** False: the server did not say, and may be asked again. */
function* askOnce({ session, report }: SessionPorts, client: string) {
  const request = authApi.endpoints.validateSession.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data, error } = (yield* putResolve(request as unknown as Action)) as unknown as Outcome;
  // Ended or changed meanwhile, by another tab or a refusal, or opened by a sign-in: others have seen to it.
  const isStill = session.isAdopted() && session.read()?.client === client;
  if (!isStill || (yield* select(selectSessionKind)) !== "checking") return true;
  // Neither: the cache was emptied while the answer was under way.
  if (error ? saysNothing(error) : data === undefined) return false;
  try {
    if (error) throw error;
    yield* put(sessionOpened({ user: readUser(data?.data) }));
  } catch (cause) {
    report("The stored session could not be validated", cause);
    yield* endSession(session, "expired");
  }
  return true;
}
