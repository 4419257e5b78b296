/** Chinese texts of callouts beyond the first paint of their list. */
import { calloutChanges } from "./changes.ts";
import { calloutCover } from "./cover.ts";
import { calloutDetail } from "./detail.ts";
import { calloutDialogs } from "./dialogs.ts";
import { calloutFair } from "./fair.ts";
import { calloutForm } from "./form.ts";
import { calloutFurtherFilters } from "./furtherFilters.ts";
import { calloutLife } from "./life.ts";
import { calloutLists } from "./lists.ts";
import { calloutPalette } from "./palette.ts";
import { calloutSavedViews } from "./savedViews.ts";
import { calloutSaving } from "./saving.ts";
import { calloutScreen } from "./screen.ts";
import { calloutTools } from "./tools.ts";
import { calloutWaves } from "./waves.ts";
import { calloutWeek } from "./week.ts";

export const calloutPages = {
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
};
