/** English for the frame of the signed-in pages and for the first of them; comes with the frame. */
import { callouts } from "./locales/en/callouts.ts";
import { notifications } from "./locales/en/notifications.ts";

export const signedInTexts = { callouts, notifications };
