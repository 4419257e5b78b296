/** The languages to choose from, English first. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../contract/languages.ts";

export const OFFERED_LANGUAGES: readonly Language[] = [
  DEFAULT_LANGUAGE,
  ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
];
