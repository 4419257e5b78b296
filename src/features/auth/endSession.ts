/** Ends the session in this tab: the cable first, then what is stored, then what was fetched. */
import { put, select } from "typed-redux-saga";
import { adminApi } from "../../api/adminApi.ts";
import { selectSessionKind } from "./authSlice.ts";
import { type SessionEnd, sessionEnded } from "./sessionActions.ts";
import { type SessionPorts } from "./sessionPorts.ts";
import { rememberEnd } from "./storedEnd.ts";

/** `isElsewhere` leaves the storage alone: it is another tab's by now. */
export function* endSession(
  { session, storage }: SessionPorts,
  reason: SessionEnd,
  isElsewhere = reason === "elsewhere",
) {
  if ((yield* select(selectSessionKind)) !== "signedOut") yield* put(sessionEnded({ reason }));
  if (isElsewhere) session.leave();
  else {
    // Before the session goes: the other tabs look for it then.
    rememberEnd(storage, reason);
    session.close();
  }
  // Nothing of this person may show to the next one.
  yield* put(adminApi.util.resetApiState());
}
