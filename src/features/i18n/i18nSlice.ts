/** The language of the interface (specification §1; remembered under `i18nConfig`). */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/languages.ts";

type I18nState = {
  /** What is on the screen. */
  language: Language;
  /** What was wanted last, where its texts could not be fetched. */
  missed: Language | null;
};

const initialState: I18nState = { language: DEFAULT_LANGUAGE, missed: null };

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
      state.missed = null;
    },
    /** Its texts could not be fetched; the one before stays. */
    languageMissed: (state, { payload }: PayloadAction<Language>) => {
      state.missed = payload;
    },
  },
  selectors: { selectLanguage: ({ language }) => language, selectMissedLanguage: ({ missed }) => missed },
});

export const { languageChosen, languageShown, languageMissed } = i18nSlice.actions;
export const { selectLanguage, selectMissedLanguage } = i18nSlice.selectors;
