/** Persons and their sessions, for the features that change them. */
export { successAnswer, userAnswer } from "./authSchemas.ts";
export { endSessions } from "./endSessions.ts";
export { normalEmail } from "./findPerson.ts";
export { issueToken } from "./mailedTokens.ts";
export { presentUser } from "./presentUser.ts";
