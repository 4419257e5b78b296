/** Japanese, one namespace a feature. */
import { account } from "./locales/ja/account.ts";
import { administrators } from "./locales/ja/administrators.ts";
import { audit } from "./locales/ja/audit.ts";
import { auth } from "./locales/ja/auth.ts";
import { callouts } from "./locales/ja/callouts.ts";
import { common } from "./locales/ja/common.ts";
import { coverSheets } from "./locales/ja/coverSheets.ts";
import { doctors } from "./locales/ja/doctors.ts";
import { emailTexts } from "./locales/ja/emailTexts.ts";
import { errors } from "./locales/ja/errors.ts";
import { inbox } from "./locales/ja/inbox.ts";
import { manage } from "./locales/ja/manage.ts";
import { notifications } from "./locales/ja/notifications.ts";
import { practice } from "./locales/ja/practice.ts";
import { settings } from "./locales/ja/settings.ts";
import { transfer } from "./locales/ja/transfer.ts";

export const ja = {
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
