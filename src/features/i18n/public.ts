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
export { knowPageTexts } from "./knowPageTexts.ts";
export { lazyWithTexts } from "./lazyWithTexts.ts";
export { OFFERED_LANGUAGES } from "./offeredLanguages.ts";
export { setPracticeZone } from "./practiceRegion.ts";
