/** The interface language: what is shown, what may be chosen. */

export { chooseLanguage } from "./chooseLanguage.ts";
export {
  languageChosen,
  languageMissed,
  languageShown,
  selectChosenLanguage,
  selectLanguage,
  selectMissedLanguage,
} from "./i18nSlice.ts";
export { lazyWithTexts } from "./lazyWithTexts.ts";
export { loadPageTexts } from "./loadPageTexts.ts";
export { OFFERED_LANGUAGES } from "./offeredLanguages.ts";
export { setPracticeZone } from "./practiceRegion.ts";
