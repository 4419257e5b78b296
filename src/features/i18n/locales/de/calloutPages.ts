/** German texts of callouts beyond the first paint of their list. */
import { calloutDetail } from "./calloutDetail.ts";
import { calloutDialogs } from "./calloutDialogs.ts";
import { calloutFinding } from "./calloutFinding.ts";
import { calloutForm } from "./calloutForm.ts";
import { calloutLife } from "./calloutLife.ts";
import { calloutLists } from "./calloutLists.ts";
import { calloutSaving } from "./calloutSaving.ts";
import { calloutTools } from "./calloutTools.ts";

export const calloutPages = {
  detail: calloutDetail,
  dialog: calloutDialogs,
  finding: calloutFinding,
  form: calloutForm,
  life: calloutLife,
  lists: calloutLists,
  saving: calloutSaving,
  tools: calloutTools,
};
