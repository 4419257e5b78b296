/** The theme that is chosen and the one that is shown. */
export { modeChosen, selectMode, selectScheme, THEME_MODES, type ThemeMode } from "./themeSlice.ts";
