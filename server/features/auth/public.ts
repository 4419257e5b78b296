/** Persons and their sessions, for the features that change them. */
export { normalEmail } from "./person/findPerson.ts";
export { presentUser } from "./person/presentUser.ts";
export { issueToken } from "./secrets/mailedTokens.ts";
export { endSessions } from "./session/endSessions.ts";
