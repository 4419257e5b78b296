/** The language of the interface (specification §1; remembered under `i18nConfig`). */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/languages.ts";

type I18nState = {
  /** What is on the screen. */
  language: Language;
};

const initialState: I18nState = { language: DEFAULT_LANGUAGE };

export const i18nSlice = createSlice({
  name: "i18n",
  initialState,
  reducers: {
    /** A person picked it; its texts may still be on their way. */
    languageChosen: (_state, _action: PayloadAction<Language>) => undefined,
    languageShown: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
    /** Its texts could not be fetched; the one before stays. */
    languageMissed: (_state, _action: PayloadAction<Language>) => undefined,
  },
  selectors: { selectLanguage: ({ language }) => language },
});

export const { languageChosen, languageShown, languageMissed } = i18nSlice.actions;
export const { selectLanguage } = i18nSlice.selectors;
