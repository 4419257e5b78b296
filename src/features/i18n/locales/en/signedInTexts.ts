/** English for the frame of the signed-in pages and for the first of them; comes with the frame. */
import { callouts } from "./callouts/callouts.ts";
import { notificationBar } from "./notificationBar.ts";
import { signedInErrors } from "./signedInErrors.ts";

export const signedInTexts = { callouts, errors: signedInErrors, notifications: notificationBar };
