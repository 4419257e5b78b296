/** The six interface languages (specification §1) and what each calls itself. */
export const LANGUAGES = ["de", "en", "es", "fr", "ja", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  ja: "日本語",
  zh: "中文",
};
export const DEFAULT_LANGUAGE: Language = "en";

/** Narrows text from the outside world (storage, a header, a column) to a language we have. */
export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);
