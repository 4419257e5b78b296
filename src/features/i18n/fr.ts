/** French, one namespace a feature. */
import { account } from "./locales/fr/account.ts";
import { administrators } from "./locales/fr/administrators.ts";
import { audit } from "./locales/fr/audit.ts";
import { auth } from "./locales/fr/auth.ts";
import { callouts } from "./locales/fr/callouts.ts";
import { common } from "./locales/fr/common.ts";
import { coverSheets } from "./locales/fr/coverSheets.ts";
import { doctors } from "./locales/fr/doctors.ts";
import { emailTexts } from "./locales/fr/emailTexts.ts";
import { errors } from "./locales/fr/errors.ts";
import { inbox } from "./locales/fr/inbox.ts";
import { manage } from "./locales/fr/manage.ts";
import { notifications } from "./locales/fr/notifications.ts";
import { practice } from "./locales/fr/practice.ts";
import { settings } from "./locales/fr/settings.ts";
import { transfer } from "./locales/fr/transfer.ts";

export const fr = {
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
