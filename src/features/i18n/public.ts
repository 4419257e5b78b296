/** The interface language: what is shown, what may be chosen. */
export { chooseLanguage } from "./chooseLanguage.ts";
export { languageChosen, selectLanguage } from "./i18nSlice.ts";
export { LANGUAGE_NAMES, OFFERED_LANGUAGES } from "./languageNames.ts";
export { lazyWithTexts } from "./lazyWithTexts.ts";
export { setPracticeZone } from "./practiceRegion.ts";
