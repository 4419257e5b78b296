/** Spanish, one namespace a feature. */
import { account } from "./locales/es/account.ts";
import { administrators } from "./locales/es/administrators.ts";
import { audit } from "./locales/es/audit.ts";
import { auth } from "./locales/es/auth.ts";
import { callouts } from "./locales/es/callouts.ts";
import { common } from "./locales/es/common.ts";
import { coverSheets } from "./locales/es/coverSheets.ts";
import { doctors } from "./locales/es/doctors.ts";
import { emailTexts } from "./locales/es/emailTexts.ts";
import { errors } from "./locales/es/errors.ts";
import { inbox } from "./locales/es/inbox.ts";
import { manage } from "./locales/es/manage.ts";
import { notifications } from "./locales/es/notifications.ts";
import { practice } from "./locales/es/practice.ts";
import { settings } from "./locales/es/settings.ts";
import { transfer } from "./locales/es/transfer.ts";

export const es = {
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
