/** The language of the interface (specification §1; remembered under `i18nConfig`). */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/languages.ts";

type I18nState = {
  /** What is on the screen. */
  language: Language;
  /** The same, where somebody has chosen it on this device. */
  chosen: Language | null;
  /** What was wanted last, where its texts could not be fetched. */
  missed: Language | null;
};

const initialState: I18nState = { language: DEFAULT_LANGUAGE, chosen: null, missed: null };

export const i18nSlice = createSlice({
  name: "i18n",
  initialState,
  reducers: {
    /** A person picked it; its texts may still be on their way. */
    languageChosen: (state, _action: PayloadAction<Language>) => {
      state.missed = null;
    },
    languageShown: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
      state.chosen = payload;
      state.missed = null;
    },
    /** Its texts could not be fetched; the one before stays. */
    languageMissed: (state, { payload }: PayloadAction<Language>) => {
      state.missed = payload;
    },
  },
  selectors: {
    selectLanguage: ({ language }) => language,
    selectChosenLanguage: ({ chosen }) => chosen,
    selectMissedLanguage: ({ missed }) => missed,
  },
});

export const { languageChosen, languageShown, languageMissed } = i18nSlice.actions;
export const { selectLanguage, selectChosenLanguage, selectMissedLanguage } = i18nSlice.selectors;
