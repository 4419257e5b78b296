/** What the API layer tells the rest of the app; auth listens. */
import { createAction } from "@reduxjs/toolkit";

/** A newer token was stored. It is not in the action: the log must not hold it. */
export const credentialsRotated = createAction("api/credentialsRotated");
/** A response brought no token, though newer ones may have been lost. */
export const credentialsBehind = createAction("api/credentialsBehind");
/** A call of this tab would have spoken for the session that another tab has stored since. */
export const sessionSuperseded = createAction("api/sessionSuperseded");
/** The server refused the token that is still the stored one: the session is over. */
export const sessionRejected = createAction("api/sessionRejected");
