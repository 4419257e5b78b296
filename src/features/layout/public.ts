/** The provider's name and links; the height of the top bar; whether the page waits for its first rows. */
export {
  firstRowsAsked,
  firstRowsDue,
  selectAwaitsRows,
  selectToolbar,
  TOOLBAR_CHOICES,
  toolbarChosen,
} from "./layoutSlice.ts";
export { usePublicConfig } from "./publicConfig.ts";
