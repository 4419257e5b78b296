/** English for the signed-in pages; comes with their frame. */
import { callouts } from "./locales/en/callouts.ts";
import { doctors } from "./locales/en/doctors.ts";
import { notifications } from "./locales/en/notifications.ts";
import { practice } from "./locales/en/practice.ts";
import { settings } from "./locales/en/settings.ts";

export const signedInTexts = { callouts, doctors, notifications, practice, settings };
