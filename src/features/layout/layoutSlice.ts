/** The frame around the pages: the height of the top bar, the splash after it changed (specification §4, §9); how dense rows are. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type PublicConfig } from "../../contract/config.ts";

/** Heights of the toolbar layouts. Pixels. */
export const TOOLBAR_HEIGHTS = { toolbar1: 55, toolbar2: 75, toolbar3: 65, toolbar4: 65, toolbar5: 55 } as const;
export type ToolbarLayout = keyof typeof TOOLBAR_HEIGHTS;
export type ToolbarHeight = (typeof TOOLBAR_HEIGHTS)[ToolbarLayout];

/** What a person chooses from. */
export const TOOLBAR_CHOICES: readonly ToolbarHeight[] = [55, 65, 75];

/** How close a table's rows stand on wide screens. */
export const ROW_DENSITIES = ["compact", "comfortable"] as const;
export type RowDensity = (typeof ROW_DENSITIES)[number];

/** What is remembered on this device. */
export type ChosenLayout = { toolbar: ToolbarHeight; rows: RowDensity };

type LayoutState = ChosenLayout & {
  splash: boolean;
  provider: PublicConfig | null;
};

const initialState: LayoutState = {
  toolbar: 55,
  rows: "comfortable",
  splash: false,
  provider: null,
};

export const layoutSlice = createSlice({
  name: "layout",
  initialState,
  reducers: {
    restored: (state, { payload }: PayloadAction<ChosenLayout>) => ({ ...state, ...payload }),
    toolbarChosen: (state, { payload }: PayloadAction<ToolbarHeight>) => {
      state.toolbar = payload;
      state.splash = true;
    },
    rowsChosen: (state, { payload }: PayloadAction<RowDensity>) => {
      state.rows = payload;
    },
    splashEnded: (state) => {
      state.splash = false;
    },
    /** The provider's name and links were read. */
    providerRead: (state, { payload }: PayloadAction<PublicConfig>) => {
      state.provider = payload;
    },
  },
  selectors: {
    selectToolbar: ({ toolbar }) => toolbar,
    selectRows: ({ rows }) => rows,
    selectSplash: ({ splash }) => splash,
    selectProvider: ({ provider }) => provider,
  },
});

export const { restored, toolbarChosen, rowsChosen, splashEnded, providerRead } = layoutSlice.actions;
export const { selectToolbar, selectRows, selectSplash, selectProvider } = layoutSlice.selectors;
