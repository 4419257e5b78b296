/** Light, dark, or what the device prefers; the one owner of the theme (specification §4, "Theme mode"). */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export const THEME_MODES = ["light", "dark", "system"] as const;
export type ThemeMode = (typeof THEME_MODES)[number];
export type Scheme = "light" | "dark";

type ThemeState = { mode: ThemeMode; device: Scheme };

const initialState: ThemeState = { mode: "system", device: "light" };

export const themeSlice = createSlice({
  name: "theme",
  initialState,
  reducers: {
    /** Read at the start: what was remembered, and what the device prefers. */
    restored: (_state, { payload }: PayloadAction<ThemeState>) => payload,
    modeChosen: (state, { payload }: PayloadAction<ThemeMode>) => {
      state.mode = payload;
    },
    deviceChanged: (state, { payload }: PayloadAction<Scheme>) => {
      state.device = payload;
    },
  },
  selectors: {
    selectMode: ({ mode }) => mode,
    /** What is shown. */
    selectScheme: ({ mode, device }): Scheme => (mode === "system" ? device : mode),
  },
});

export const { restored, modeChosen, deviceChanged } = themeSlice.actions;
export const { selectMode, selectScheme } = themeSlice.selectors;
