/** English, one namespace a feature. */
import { auth } from "./locales/en/auth.ts";
import { callouts } from "./locales/en/callouts.ts";
import { common } from "./locales/en/common.ts";
import { doctors } from "./locales/en/doctors.ts";
import { errors } from "./locales/en/errors.ts";
import { notifications } from "./locales/en/notifications.ts";
import { practice } from "./locales/en/practice.ts";
import { settings } from "./locales/en/settings.ts";

export const en = { auth, callouts, common, doctors, errors, notifications, practice, settings };
