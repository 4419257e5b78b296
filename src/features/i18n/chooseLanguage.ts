/** Another language on the sign-in page, where the flow that shows it comes with the person's first touch. */
import { type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { type ApiPorts } from "../../api/apiPorts.ts";
import { type Language } from "../../contract/languages.ts";
import { languageChosen, languageMissed } from "./i18nSlice.ts";

export const chooseLanguage =
  (language: Language): ThunkAction<Promise<void>, unknown, ApiPorts, UnknownAction> =>
  async (dispatch, _getState, { ready, report }) => {
    try {
      await ready();
      dispatch(languageChosen(language));
    } catch (error) {
      report("A language could not be fetched", error);
      dispatch(languageMissed(language));
    }
  };
