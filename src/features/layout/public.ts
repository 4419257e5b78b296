/** The provider's name and links; the height of the top bar; how dense rows are; whether the page waits for its first rows. */
export {
  firstRowsAsked,
  firstRowsDue,
  ROW_DENSITIES,
  rowsChosen,
  selectAwaitsRows,
  selectRows,
  selectToolbar,
  TOOLBAR_CHOICES,
  toolbarChosen,
} from "./layoutSlice.ts";
export { usePublicConfig } from "./publicConfig.ts";
