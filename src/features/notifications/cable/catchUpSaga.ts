/** Fetches what the cable could not bring: after every connection, and wherever a number is missing. */

import { type Action } from "@reduxjs/toolkit";
import { buffers } from "redux-saga";
import { actionChannel, call, delay, put, type SagaGenerator, select, take } from "typed-redux-saga";
import { type Clock } from "../../../lib/clock.ts";
import { toNotification } from "../model/appNotification.ts";
import { unseenAmong } from "../model/cursor.ts";
import { fetchHistory, fetchPage } from "../model/fetchInbox.ts";
import {
  cableConnected,
  caughtUp,
  everythingStale,
  gapNoticed,
  historyLoaded,
  inboxMissing,
  notificationsReceived,
} from "../model/liveActions.ts";
import { selectCursor } from "../model/notificationsSlice.ts";
import { reconnectDelay } from "./reconnectDelay.ts";

type CatchUp = "done" | "failed";

/** One at a time; whatever asks meanwhile asks for one more. */
export function* catchUpFlow(clock: Clock) {
  const wanted = yield* actionChannel([cableConnected.type, gapNoticed.type], buffers.sliding<Action>(1));
  while (true) {
    yield* take(wanted);
    let attempt = 0;
    while ((yield* call(catchUp, clock)) === "failed") {
      yield* delay(reconnectDelay(attempt));
      attempt += 1;
    }
  }
}

function* catchUp(clock: Clock): SagaGenerator<CatchUp> {
  const { base } = yield* select(selectCursor);
  if (base !== null) return yield* fetchMissed(clock);
  const history = yield* loadHistory(clock, false);
  // The bell may have asked for it before the cable was there, so what came in between is fetched too.
  return history === "placed" ? yield* fetchMissed(clock) : history;
}

/** The newest in one piece; where the numbers begin. `anew`: what is cached belongs to another database. */
function* loadHistory(clock: Clock, anew: boolean): SagaGenerator<CatchUp | "placed"> {
  const result = yield* call(fetchHistory, anew);
  if (result.kind === "failed") return "failed";
  if (result.kind === "missing") {
    yield* put(inboxMissing());
    return "done";
  }
  const { epoch, seq } = result.page.meta;
  yield* put(historyLoaded({ epoch, seq, at: clock.now() }));
  return "placed";
}

/** Page by page until nothing is left. */
function* fetchMissed(clock: Clock): SagaGenerator<CatchUp> {
  while (true) {
    const asked = yield* select(selectCursor);
    const result = yield* call(fetchPage, asked.seq);
    if (result.kind === "failed") return "failed";
    if (result.kind === "missing") {
      yield* put(inboxMissing());
      return "done";
    }
    const { data, meta } = result.page;
    if (meta.epoch !== asked.epoch) {
      if ((yield* loadHistory(clock, true)) === "failed") return "failed";
      yield* put(everythingStale());
      return "done";
    }
    const notifications = data.map((row) => toNotification(row, clock.now()));
    const { fresh } = unseenAmong(yield* select(selectCursor), notifications);
    const more = meta.more && data.length > 0;
    // The server has told all there is up to its number, or to the page's last: what is not there will never come.
    const upTo = more ? (data.at(-1)?.seq ?? null) : meta.seq;
    const at = clock.now();
    yield* put(notificationsReceived({ notifications: fresh, upTo, source: "catchUp", at }));
    if (!more) {
      const quietSince = typeof meta.quiet_ms === "number" ? at - meta.quiet_ms : null;
      yield* put(caughtUp({ at, unread: meta.unread, seq: meta.seq, quietSince }));
      return "done";
    }
  }
}
