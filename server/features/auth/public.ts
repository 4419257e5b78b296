/** Persons and their sessions, for the features that change them. */
export { veiled } from "./person/authLimits.ts";
export { normalEmail } from "./person/findPerson.ts";
export { presentUser } from "./person/presentUser.ts";
export { hasSecondFactor } from "./secondFactor/proveSecondFactor.ts";
export { issueToken } from "./secrets/mailedTokens.ts";
export { endSession, endSessions } from "./session/endSessions.ts";
export { hangUpWhereDue } from "./session/hangUpWhereDue.ts";
export { isSessionId, livingSessions, presentSession } from "./session/sessionRows.ts";
