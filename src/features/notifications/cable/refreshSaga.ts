/** Lets what is shown be fetched anew when the cable says that it changed, a few times a second at most. */
import { buffers } from "redux-saga";
import { actionChannel, delay, flush, fork, put, take } from "typed-redux-saga";
import { adminApi, TAGS } from "../../../api/adminApi.ts";
import { type Clock } from "../../../lib/clock.ts";
import { cableConnected, changesHeard, everythingStale, notificationsReceived } from "../model/liveActions.ts";
import { firstConnection } from "./firstConnection.ts";

/** Milliseconds between two refreshes: the first comes at once, the rest of a storm in one. */
const REFRESH_GAP_MS = 500;

type Tag = (typeof TAGS)[number] | { type: "Callout"; id: string | number };
type LiveAction = ReturnType<
  typeof notificationsReceived | typeof changesHeard | typeof cableConnected | typeof everythingStale
>;

const ALL_BUT_INBOX: Tag[] = TAGS.filter((tag) => tag !== "Notifications");

const ofCallouts = (ids: readonly (string | number | null)[]): Tag[] => [
  "Callouts",
  ...ids.map((id): Tag => (id === null ? "Callout" : { type: "Callout", id })),
];

/** What an action makes stale. The list of notifications is patched instead, or has just been loaded anew. */
function staleTags(action: LiveAction): Tag[] {
  if (notificationsReceived.match(action))
    return action.payload.notifications.length > 0
      ? ofCallouts(action.payload.notifications.map(({ calloutId }) => calloutId))
      : [];
  // What concerns no single callout may be a site, a group or a list.
  if (changesHeard.match(action))
    return action.payload.calloutIds.includes(null) ? ALL_BUT_INBOX : ofCallouts(action.payload.calloutIds);
  // Changes without a notification leave no trace to catch up with, so every later connection refetches what is shown.
  return ALL_BUT_INBOX;
}

const keyOf = (tag: Tag): string => (typeof tag === "string" ? tag : `${tag.type}/${tag.id}`);

export function* refreshFlow(clock: Clock) {
  yield* fork(firstConnection, clock);
  let isConnected = false;
  const actions = yield* actionChannel<LiveAction>(
    [notificationsReceived.type, changesHeard.type, cableConnected.type, everythingStale.type],
    buffers.expanding(16),
  );
  while (true) {
    const first = yield* take(actions);
    const more = yield* flush(actions);
    const tags = [first, ...more].flatMap((action) => {
      const isFirst = cableConnected.match(action) && !isConnected;
      isConnected ||= isFirst;
      return isFirst ? [] : staleTags(action);
    });
    if (tags.length === 0) continue;
    yield* put(adminApi.util.invalidateTags([...new Map(tags.map((tag) => [keyOf(tag), tag])).values()]));
    yield* delay(REFRESH_GAP_MS);
  }
}
