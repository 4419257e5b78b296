/** Simplified Chinese, one namespace a feature. */
import { account } from "./locales/zh/account.ts";
import { administrators } from "./locales/zh/administrators.ts";
import { audit } from "./locales/zh/audit.ts";
import { auth } from "./locales/zh/auth.ts";
import { callouts } from "./locales/zh/callouts.ts";
import { common } from "./locales/zh/common.ts";
import { coverSheets } from "./locales/zh/coverSheets.ts";
import { doctors } from "./locales/zh/doctors.ts";
import { emailTexts } from "./locales/zh/emailTexts.ts";
import { errors } from "./locales/zh/errors.ts";
import { inbox } from "./locales/zh/inbox.ts";
import { manage } from "./locales/zh/manage.ts";
import { notifications } from "./locales/zh/notifications.ts";
import { practice } from "./locales/zh/practice.ts";
import { settings } from "./locales/zh/settings.ts";
import { transfer } from "./locales/zh/transfer.ts";

export const zh = {
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
