/** German, one namespace a feature. */
import { account } from "./locales/de/account.ts";
import { administrators } from "./locales/de/administrators.ts";
import { audit } from "./locales/de/audit.ts";
import { auth } from "./locales/de/auth.ts";
import { callouts } from "./locales/de/callouts.ts";
import { common } from "./locales/de/common.ts";
import { coverSheets } from "./locales/de/coverSheets.ts";
import { doctors } from "./locales/de/doctors.ts";
import { emailTexts } from "./locales/de/emailTexts.ts";
import { errors } from "./locales/de/errors.ts";
import { inbox } from "./locales/de/inbox.ts";
import { manage } from "./locales/de/manage.ts";
import { notifications } from "./locales/de/notifications.ts";
import { practice } from "./locales/de/practice.ts";
import { settings } from "./locales/de/settings.ts";
import { transfer } from "./locales/de/transfer.ts";

export const de = {
  account,
  administrators,
  audit,
  auth,
  callouts,
  common,
  coverSheets,
  doctors,
  emailTexts,
  errors,
  inbox,
  manage,
  notifications,
  practice,
  settings,
  transfer,
};
