/** Chinese texts of callouts beyond the first paint of their list. */
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

export const calloutPages = {
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
};
