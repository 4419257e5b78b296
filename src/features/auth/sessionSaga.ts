/** The life of the session: checked on load, opened, refused, ended here or in another tab. */
import { type Action } from "@reduxjs/toolkit";
import { call, delay, fork, put, race, select, take, takeEvery, takeLatest, takeLeading } from "typed-redux-saga";
import { credentialsBehind, sessionRejected, sessionSuperseded } from "../../api/apiActions.ts";
import { addressOf, sessionInAddress } from "../../api/resetSession.ts";
import { type ResponseMeta } from "../../api/rotatingBaseQuery.ts";
import { changedElsewhere } from "../../lib/changedElsewhere.ts";
import { putThunk } from "../../lib/putThunk.ts";
import { STORAGE_KEYS } from "../../lib/storage.ts";
import { authApi } from "./authApi.ts";
import { selectSessionKind } from "./authSlice.ts";
import { checkSession } from "./checkSession.ts";
import { endSession } from "./endSession.ts";
import { openedBy, secondFactorReady, tellsSecondFactorDue } from "./openedSession.ts";
import { regainToken } from "./regainToken.ts";
import { passwordReset, sessionChangedElsewhere, signOutWanted } from "./sessionActions.ts";
import { type SessionPorts } from "./sessionPorts.ts";
import { endElsewhere, forgetEnd } from "./storedEnd.ts";

/** Signing out does not wait longer for a server that may be gone. Milliseconds. */
const SIGN_OUT_TIMEOUT_MS = 3000;
const LOGIN = "/auth/login";
/** Another tab's session, however it was noticed. */
const CHANGED = [sessionChangedElsewhere, sessionSuperseded];

const isSignIn = (action: Action): boolean => authApi.endpoints.signIn.matchFulfilled(action);

export function* sessionSaga(ports: SessionPorts) {
  yield* takeEvery(sessionRejected, refuse, ports);
  yield* takeLatest(credentialsBehind, regainToken, ports);
  yield* takeEvery(isSignIn, openSession, ports);
  yield* takeEvery(authApi.endpoints.setNewPassword.matchRejected, keepResetSession, ports);
  yield* takeLeading(signOutWanted, signOut, ports);
  yield* takeEvery(passwordReset, forgetAll, ports);
  yield* takeLeading(tellsSecondFactorDue, setUpFirst, ports);
  yield* takeLatest(secondFactorReady, checkSession, ports);
  yield* takeLatest(CHANGED, followOtherTab, ports);
  yield* fork(hearOtherTabs, ports);
  yield* race({ checked: call(checkSession, ports), changed: take(CHANGED) });
}

/** A refusal of the check on load is logged (specification §8); later ones are everyday life. */
function* refuse(ports: SessionPorts) {
  if ((yield* select(selectSessionKind)) === "checking") ports.report("The stored session was refused");
  yield* endSession(ports, "expired");
}

/** An unverified account has a response but no session. */
function* openSession(ports: SessionPorts, action: Action) {
  const { session } = ports;
  if (!authApi.endpoints.signIn.matchFulfilled(action)) return;
  const { payload, meta } = action;
  if (payload.data.verified === false || !session.read()) return;
  // Another sign-in may have been stored since the response's headers were: another tab's, or a second one of this tab.
  const { headers } = meta.baseQueryMeta as ResponseMeta;
  if (!session.isAdopted() || !session.isOf(headers)) return void (yield* put(sessionChangedElsewhere()));
  if ((yield* select(selectSessionKind)) === "signedIn") {
    // Nothing of who was here before, nor their cable, may last.
    yield* endSession(ports, "elsewhere");
    session.adopt();
  }
  forgetEnd(ports.storage);
  yield* put(openedBy(payload.data));
}

/** Only `/logout` loads the page afresh, once. */
function* signOut(ports: SessionPorts) {
  const { session, location } = ports;
  const own = session.read();
  if (session.isSuperseded()) return void (yield* put(sessionChangedElsewhere()));
  if (own) {
    yield* race({ told: call(putThunk, authApi.endpoints.signOut.initiate()), late: delay(SIGN_OUT_TIMEOUT_MS) });
  }
  // Who signed in elsewhere meanwhile has not asked to leave.
  if (own && session.read() && session.read()?.client !== own.client)
    return void (yield* put(sessionChangedElsewhere()));
  yield* endSession(ports, "signedOut");
  location.leaveFor(LOGIN);
}

/** A refused attempt has brought the link another token: a reload of the page must find that one. */
function keepResetSession({ session, location }: SessionPorts) {
  const known = sessionInAddress(location.keptLink());
  if (known && session.reset && known.client === session.reset.client) location.keepLink(addressOf(session.reset));
}

/** The practice has come to require two-step verification: the page of this person makes room for setting it up. */
function* setUpFirst(ports: SessionPorts) {
  if ((yield* select(selectSessionKind)) !== "signedIn") return;
  yield* endSession(ports, "elsewhere");
  yield* call(checkSession, ports);
}

/** A new password has ended every session, the link's own included. */
function* forgetAll(ports: SessionPorts) {
  ports.session.holdReset(null);
  yield* endSession(ports, "signedOut");
}

function* hearOtherTabs({ session, storage }: SessionPorts) {
  const changes = changedElsewhere(storage, STORAGE_KEYS.auth);
  try {
    while (true) {
      yield* take(changes);
      // A rotation changes the token, never the client.
      if (!session.isAdopted()) yield* put(sessionChangedElsewhere());
    }
  } finally {
    changes.close();
  }
}

/** Signed out there: here too. Signed in there, as anybody: the same person here. */
function* followOtherTab(ports: SessionPorts) {
  if ((yield* select(selectSessionKind)) !== "signedOut") {
    const reason = ports.session.read() ? "elsewhere" : endElsewhere(ports.storage);
    yield* endSession(ports, reason, true);
  }
  if (ports.session.read()) yield* call(checkSession, ports);
}
