/** English for the other signed-in pages; comes with the first of them that is opened. */
import { account } from "./locales/en/account.ts";
import { administrators } from "./locales/en/administrators.ts";
import { audit } from "./locales/en/audit.ts";
import { calloutChanges } from "./locales/en/calloutChanges.ts";
import { calloutCover } from "./locales/en/calloutCover.ts";
import { calloutDetail } from "./locales/en/calloutDetail.ts";
import { calloutDialogs } from "./locales/en/calloutDialogs.ts";
import { calloutFinding } from "./locales/en/calloutFinding.ts";
import { calloutForm } from "./locales/en/calloutForm.ts";
import { calloutLife } from "./locales/en/calloutLife.ts";
import { calloutLists } from "./locales/en/calloutLists.ts";
import { calloutSaving } from "./locales/en/calloutSaving.ts";
import { calloutScreen } from "./locales/en/calloutScreen.ts";
import { calloutTools } from "./locales/en/calloutTools.ts";
import { coverSheets } from "./locales/en/coverSheets.ts";
import { doctors } from "./locales/en/doctors.ts";
import { emailTexts } from "./locales/en/emailTexts.ts";
import { inbox } from "./locales/en/inbox.ts";
import { manage } from "./locales/en/manage.ts";
import { practice } from "./locales/en/practice.ts";
import { settings } from "./locales/en/settings.ts";
import { transfer } from "./locales/en/transfer.ts";

export const pageTexts = {
  account,
  administrators,
  audit,
  callouts: {
    changes: calloutChanges,
    cover: calloutCover,
    detail: calloutDetail,
    dialog: calloutDialogs,
    finding: calloutFinding,
    form: calloutForm,
    life: calloutLife,
    lists: calloutLists,
    saving: calloutSaving,
    screen: calloutScreen,
    tools: calloutTools,
  },
  coverSheets,
  doctors,
  inbox,
  emailTexts,
  manage,
  practice,
  settings,
  transfer,
};
