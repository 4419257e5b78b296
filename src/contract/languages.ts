/** The six interface languages (specification §1) and what each calls itself: a new one has its line here. */
export const LANGUAGE_NAMES = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  ja: "日本語",
  zh: "中文",
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export const DEFAULT_LANGUAGE = "en" satisfies Language;

/** Narrows text from the outside world (storage, a header, a column) to a language we have. */
export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);
