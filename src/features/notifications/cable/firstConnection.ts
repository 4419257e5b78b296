/** The first connection: what was read before it is read again, where it may have changed since. */
import { type Action } from "@reduxjs/toolkit";
import { all, call, delay, put, race, type SagaGenerator, select, take } from "typed-redux-saga";
import { adminApi, TAGS } from "../../../api/adminApi.ts";
import { isProblem } from "../../../api/problem.ts";
import { isPassing } from "../../../api/retryDelay.ts";
import { type ResponseMeta } from "../../../api/rotatingBaseQuery.ts";
import { type Clock } from "../../../lib/clock.ts";
import { cableConnected, caughtUp, inboxMissing } from "../model/liveActions.ts";

type ApiState = Parameters<typeof adminApi.util.selectInvalidatedBy>[0];
type Entry = ReturnType<typeof adminApi.util.selectInvalidatedBy>[number];
type Cached = { requestId?: string; status: string; startedTimeStamp?: number; error?: unknown };
/** A question's end, as RTK Query tells it. */
type Ended = Action & { meta?: { requestId?: string; baseQueryMeta?: ResponseMeta } };

/** Milliseconds until the server's word on what has changed is no longer waited for. */
const TIMEOUT_MS = 5000;
/** The person was read while the session was checked: so many milliseconds at most before it was opened. */
const CHECK_MS = 2000;

/** The list of notifications is kept current by itself. */
const SHOWN = TAGS.filter((tag) => tag !== "Notifications");

export function* firstConnection({ now }: Clock) {
  const openedAt = now();
  const { payload } = yield* take(cableConnected);
  const { told } = yield* race({ told: take(caughtUp), missing: take(inboxMissing), late: delay(TIMEOUT_MS) });
  const quietSince = told?.payload.quietSince ?? null;
  // Where the server cannot tell, everything may have changed until the connection stood.
  const moment = quietSince ?? payload.at;
  if (quietSince !== null && quietSince > openedAt - CHECK_MS) yield* put(adminApi.util.invalidateTags(["Company"]));
  const pending = yield* pendingSince(moment);
  for (const entry of (yield* shown()).filter(({ cached }) => isOld(cached, moment))) yield* readAgain(entry);
  yield* all(pending.map((requestId) => call(watch, requestId, moment)));
}

/** What failed for want of a server may go well now that there is one. */
const isOld = ({ status, startedTimeStamp = 0, error }: Cached, moment: number): boolean =>
  status === "rejected" ? isProblem(error) && isPassing(error) : status === "fulfilled" && startedTimeStamp < moment;

function* shown(): SagaGenerator<(Entry & { cached: Cached })[]> {
  const state = (yield* select()) as ApiState;
  return adminApi.util.selectInvalidatedBy(state, SHOWN).flatMap((entry) => {
    const cached = state.adminApi.queries[entry.queryCacheKey] as Cached | undefined;
    return cached ? [{ ...entry, cached }] : [];
  });
}

function* pendingSince(moment: number): SagaGenerator<string[]> {
  const { adminApi: api } = (yield* select()) as ApiState;
  return (Object.values(api.queries) as (Cached | undefined)[]).flatMap((cached) =>
    cached?.status === "pending" && (cached.startedTimeStamp ?? 0) < moment ? (cached.requestId ?? []) : [],
  );
}

/** A question that is tried again and again may be answered by a try that came after the moment. */
function* watch(requestId: string, moment: number) {
  const isEnd = ({ type, meta }: Ended): boolean => meta?.requestId === requestId && !type.endsWith("/pending");
  const { type, meta } = (yield* take(isEnd)) as Ended;
  if (!type.endsWith("/fulfilled") || (meta?.baseQueryMeta?.sentAt ?? 0) >= moment) return;
  const entry = (yield* shown()).find(({ cached }) => cached.requestId === requestId);
  if (entry) yield* readAgain(entry);
}

function* readAgain({ endpointName, originalArgs }: Entry) {
  const endpoints = adminApi.endpoints as Record<string, { initiate: (args: unknown, options: object) => Action }>;
  const question = endpoints[endpointName]?.initiate(originalArgs, { subscribe: false, forceRefetch: true });
  if (question) yield* put(question);
}
