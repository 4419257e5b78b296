/** English for the other signed-in pages; comes with the first of them that is opened. */
import { account } from "./account.ts";
import { administrators } from "./administrators.ts";
import { audit } from "./audit.ts";
import { calloutChanges } from "./callouts/changes.ts";
import { calloutCover } from "./callouts/cover.ts";
import { calloutDetail } from "./callouts/detail.ts";
import { calloutDialogs } from "./callouts/dialogs.ts";
import { calloutFair } from "./callouts/fair.ts";
import { calloutForm } from "./callouts/form.ts";
import { calloutFurtherFilters } from "./callouts/furtherFilters.ts";
import { calloutLife } from "./callouts/life.ts";
import { calloutLists } from "./callouts/lists.ts";
import { calloutPalette } from "./callouts/palette.ts";
import { calloutSavedViews } from "./callouts/savedViews.ts";
import { calloutSaving } from "./callouts/saving.ts";
import { calloutScreen } from "./callouts/screen.ts";
import { calloutTools } from "./callouts/tools.ts";
import { calloutWaves } from "./callouts/waves.ts";
import { calloutWeek } from "./callouts/week.ts";
import { comments } from "./comments.ts";
import { coverSheets } from "./coverSheets.ts";
import { doctors } from "./doctors/doctors.ts";
import { emailTexts } from "./emailTexts.ts";
import { inbox } from "./inbox.ts";
import { insights } from "./insights.ts";
import { manage } from "./manage/manage.ts";
import { notifications } from "./notifications.ts";
import { planning } from "./planning.ts";
import { practice } from "./practice.ts";
import { ringRound } from "./ringRound.ts";
import { secondFactor } from "./secondFactor.ts";
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
    fair: calloutFair,
    furtherFilters: calloutFurtherFilters,
    savedViews: calloutSavedViews,
    palette: calloutPalette,
    form: calloutForm,
    life: calloutLife,
    lists: calloutLists,
    saving: calloutSaving,
    screen: calloutScreen,
    tools: calloutTools,
    week: calloutWeek,
    waves: calloutWaves,
  },
  comments,
  coverSheets,
  doctors,
  inbox,
  emailTexts,
  insights,
  manage,
  notifications,
  planning,
  practice,
  ringRound,
  secondFactor,
  settings,
  transfer,
  versions,
};
