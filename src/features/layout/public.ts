/** The provider's name and links; the height of the top bar; how dense rows are. */
export {
  ROW_DENSITIES,
  rowsChosen,
  selectRows,
  selectToolbar,
  TOOLBAR_CHOICES,
  toolbarChosen,
} from "./layoutSlice.ts";
export { usePublicConfig } from "./publicConfig.ts";
