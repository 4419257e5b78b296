/** Ends the session in this tab: the cable first, then what is stored, then what was fetched. */
import { put, select } from "typed-redux-saga";
import { adminApi } from "../../api/adminApi.ts";
import { type SessionKeeper } from "../../api/sessionKeeper.ts";
import { selectSessionKind } from "./authSlice.ts";
import { type SessionEnd, sessionEnded } from "./sessionFacts.ts";

/** `elsewhere` leaves the storage alone: it is another tab's by now. */
export function* endSession(session: SessionKeeper, reason: SessionEnd) {
  if ((yield* select(selectSessionKind)) !== "signedOut") yield* put(sessionEnded({ reason }));
  if (reason === "elsewhere") session.leave();
  else session.close();
  // Nothing of this person may show to the next one.
  yield* put(adminApi.util.resetApiState());
}
