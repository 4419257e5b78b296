/** The languages to choose from, and what each calls itself. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../contract/languages.ts";

export const OFFERED_LANGUAGES: readonly Language[] = [
  DEFAULT_LANGUAGE,
  ...LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
];

export const LANGUAGE_NAMES: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  ja: "日本語",
  zh: "中文",
};
