/** Keeps one live connection as long as somebody is signed in: opens, relays, revives, closes. */
import { type EventChannel } from "redux-saga";
import { all, call, delay, put, race, select, take } from "typed-redux-saga";
import { readCredentials } from "../../../api/credentials.ts";
import { type Clock } from "../../../lib/clock.ts";
import { type CableConnection } from "../model/cablePort.ts";
import { hasGap, unseenAmong } from "../model/cursor.ts";
import { validateSession } from "../model/fetchInbox.ts";
import {
  cableClosed,
  cableConnected,
  cableLost,
  cableOpening,
  cableRefused,
  cableWoke,
  changesHeard,
  gapNoticed,
  marksHeard,
  notificationsReceived,
  reconnectWanted,
} from "../model/liveActions.ts";
import { selectCursor, selectLive } from "../model/notificationsSlice.ts";
import { type NotificationPorts } from "../model/ports.ts";
import { type CableEvent, openCable } from "./cableChannel.ts";
import { cableUrl } from "./cableUrl.ts";
import { readLiveMessage } from "./readLiveMessage.ts";
import { lossDelay, reconnectDelay } from "./reconnectDelay.ts";

/** Milliseconds: how long a first connection may take before the screen says that it is not live. */
const FIRST_CONNECTION_MS = 10_000;
/** Milliseconds between looks at the connection; the library itself notices silence after 6 s. */
const LOOK_EVERY_MS = 2000;
/** Milliseconds: the server refuses at once after a sign-out, before its answer or another tab's word has ended the session here. */
const SIGN_OUT_GRACE_MS = 500;

export function* cableFlow({ cable, clock, storage }: Pick<NotificationPorts, "cable" | "clock" | "storage">) {
  yield* put(cableOpening());
  const { events, connection } = openCable(cable, () => cableUrl(readCredentials(storage)));
  try {
    yield* all([
      call(relay, events, clock),
      call(watchLiveness, connection, clock),
      call(revive, connection),
      call(tryAgain, connection),
    ]);
  } finally {
    events.close();
    yield* put(cableClosed());
  }
}

function* relay(events: EventChannel<CableEvent>, clock: Clock) {
  while (true) {
    const event = yield* take(events);
    switch (event.kind) {
      case "connected":
        yield* put(cableConnected({ at: clock.now() }));
        break;
      case "disconnected":
        yield* put(event.again ? cableLost() : cableRefused());
        break;
      case "messages":
        yield* call(apply, event.messages, clock.now());
        break;
      case "woke":
        yield* put(cableWoke());
    }
  }
}

/** A frame's worth of messages: one action for the notifications, one for the other changes. */
function* apply(messages: unknown[], at: number) {
  const read = messages.map((message) => readLiveMessage(message, at));
  const notifications = read.flatMap((event) => (event.kind === "notification" ? [event.notification] : []));
  const changes = read.flatMap((event) => (event.kind === "changed" ? [event] : []));
  const { fresh, otherEpoch } = unseenAmong(yield* select(selectCursor), notifications);
  if (notifications.length > 0)
    yield* put(notificationsReceived({ notifications: fresh, upTo: null, source: "live", at }));
  const calloutIds = [...new Set(changes.map(({ calloutId }) => calloutId))];
  if (calloutIds.length > 0) yield* put(changesHeard({ calloutIds, at }));
  for (const event of read) if (event.kind === "marked") yield* put(marksHeard(event.marked));
  const heardOf = changes.reduce((highest, { seq }) => Math.max(highest, seq ?? 0), 0);
  if (otherEpoch || hasGap(yield* select(selectCursor), heardOf)) yield* put(gapNoticed());
}

/** The library does not always say that a connection is gone, nor that it was never there. */
function* watchLiveness(connection: CableConnection, clock: Clock) {
  const { late } = yield* race({ late: delay(FIRST_CONNECTION_MS), connected: take(cableConnected) });
  if (late && !connection.isLive()) yield* put(cableLost());
  while (true) {
    yield* delay(LOOK_EVERY_MS);
    const { kind } = yield* select(selectLive);
    if (kind === "live" && !connection.isLive()) yield* put(cableLost());
    // A tab that slept takes old silence for a loss; what came meanwhile is fetched like after any connection.
    if (kind === "offline" && connection.isLive()) yield* put(cableConnected({ at: clock.now() }));
  }
}

/** The library waits for seven to fourteen seconds after a loss, and longer from try to try. */
function* tryAgain(connection: CableConnection) {
  while (true) {
    yield* take(cableLost);
    let isLost = true;
    for (let attempt = 0; isLost; attempt += 1) {
      const { waited } = yield* race({
        waited: delay(lossDelay(attempt)),
        settled: take([cableConnected, cableRefused]),
      });
      if (waited) connection.connect();
      else isLost = false;
    }
  }
}

/** A waking device tries at once; a refused connection takes its time and asks over HTTP first (docs/contract.md §7, 11). */
function* revive(connection: CableConnection) {
  let refusals = 0;
  while (true) {
    const { refused, connected } = yield* race({
      refused: take(cableRefused),
      connected: take(cableConnected),
      woke: take([cableWoke, reconnectWanted]),
    });
    if (connected) refusals = 0;
    if (refused) {
      const pause = SIGN_OUT_GRACE_MS + reconnectDelay(refusals);
      yield* race({ waited: delay(pause), woke: take([cableWoke, reconnectWanted]) });
      yield* call(validateSession);
      refusals += 1;
    }
    if (!connected) connection.connect();
  }
}
