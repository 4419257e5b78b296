/** English for the other signed-in pages; comes with the first of them that is opened. */
import { account } from "./account.ts";
import { administrators } from "./administrators.ts";
import { audit } from "./audit.ts";
import { calloutChanges } from "./calloutChanges.ts";
import { calloutCover } from "./calloutCover.ts";
import { calloutDetail } from "./calloutDetail.ts";
import { calloutDialogs } from "./calloutDialogs.ts";
import { calloutFinding } from "./calloutFinding.ts";
import { calloutForm } from "./calloutForm.ts";
import { calloutLife } from "./calloutLife.ts";
import { calloutLists } from "./calloutLists.ts";
import { calloutSaving } from "./calloutSaving.ts";
import { calloutScreen } from "./calloutScreen.ts";
import { calloutTools } from "./calloutTools.ts";
import { coverSheets } from "./coverSheets.ts";
import { doctors } from "./doctors.ts";
import { emailTexts } from "./emailTexts.ts";
import { inbox } from "./inbox.ts";
import { manage } from "./manage.ts";
import { practice } from "./practice.ts";
import { settings } from "./settings.ts";
import { transfer } from "./transfer.ts";
import { versions } from "./versions.ts";

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
  versions,
};
