/** The provider's name and links; the height of the top bar. */
export { selectToolbar, TOOLBAR_CHOICES, toolbarChosen } from "./layoutSlice.ts";
export { usePublicConfig } from "./publicConfig.ts";
