/** What happens to the session; the log reads as its story. */
import { createAction } from "@reduxjs/toolkit";
import { type User } from "../../contract/shapes/user.ts";

/** `elsewhere`: another tab signed out, or signed in as somebody else. */
export type SessionEnd = "signedOut" | "expired" | "elsewhere";

/** Signed in just now, or the stored session was found good. */
export const sessionOpened = createAction<{ user: User }>("session/opened");
/** The session is good, but the practice requires two-step verification: until that is set up, nothing else is open. */
export const secondFactorDue = createAction<{ email: string }>("session/secondFactorDue");
export const sessionEnded = createAction<{ reason: SessionEnd }>("session/ended");
/** Nobody was signed in when the app was loaded. */
export const sessionMissing = createAction("session/missing");
/** The server could not say whether the stored session is good; it is asked again. */
export const sessionCheckDelayed = createAction("session/checkDelayed");
/** A stored session is being checked. */
export const sessionChecking = createAction("session/checking");
/** A person asks to sign out. */
export const signOutWanted = createAction("session/signOutWanted");
/** Another tab has signed out, or in. */
export const sessionChangedElsewhere = createAction("session/changedElsewhere");
/** A mailed link has done its work; every session of the person is over. */
export const passwordReset = createAction("session/passwordReset");
