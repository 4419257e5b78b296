/** Simplified Chinese, one namespace a feature. */
import { account } from "./account.ts";
import { administrators } from "./administrators.ts";
import { audit } from "./audit.ts";
import { auth } from "./auth.ts";
import { authPages } from "./authPages.ts";
import { callouts } from "./callouts/callouts.ts";
import { comments } from "./comments.ts";
import { common } from "./common.ts";
import { coverSheets } from "./coverSheets.ts";
import { doctors } from "./doctors/doctors.ts";
import { emailTexts } from "./emailTexts.ts";
import { errors } from "./errors.ts";
import { inbox } from "./inbox.ts";
import { insights } from "./insights.ts";
import { manage } from "./manage/manage.ts";
import { notificationBar } from "./notificationBar.ts";
import { notifications } from "./notifications.ts";
import { planning } from "./planning.ts";
import { practice } from "./practice.ts";
import { ringRound } from "./ringRound.ts";
import { secondFactor } from "./secondFactor.ts";
import { settings } from "./settings.ts";
import { transfer } from "./transfer.ts";
import { versions } from "./versions.ts";

export const zh = {
  account,
  administrators,
  audit,
  auth: { ...auth, ...authPages },
  callouts,
  comments,
  common,
  coverSheets,
  doctors,
  emailTexts,
  errors,
  inbox,
  insights,
  manage,
  notifications: { ...notificationBar, ...notifications },
  planning,
  practice,
  ringRound,
  secondFactor,
  settings,
  transfer,
  versions,
};
