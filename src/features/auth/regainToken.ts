/** Where new tokens may have been lost, a page that is at rest asks for one of its own. */
import { delay } from "typed-redux-saga";
import { putThunk } from "../../lib/putThunk.ts";
import { authApi } from "./authApi.ts";
import { type SessionPorts } from "./sessionPorts.ts";

/**
 * So long after the last response. Whoever reloads a page does so while it loads, and a token that was asked for then would
 * be the next to be lost; the server takes the old one for four seconds after each response. Milliseconds.
 */
const REST_MS = 2000;

/** Begins anew with each response. */
export function* regainToken({ session }: SessionPorts) {
  yield* delay(REST_MS);
  if (!session.mayBeBehind() || !session.isCalm() || !session.isAdopted()) return;
  const request = authApi.endpoints.validateSession.initiate(
    { unbatch: true },
    { subscribe: false, forceRefetch: true },
  );
  yield* putThunk(request);
}
