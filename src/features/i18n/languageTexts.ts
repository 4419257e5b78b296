/** Fetches a language's texts once and shows them; English is there from the start. */
import i18next from "i18next";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/languages.ts";
import { loaders } from "./textLoaders.ts";

/** Throws where the texts cannot be fetched; then nothing has changed. */
export async function fetchLanguage(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE || i18next.hasResourceBundle(language, "common")) return;
  const texts = await loaders[language]();
  for (const [namespace, bundle] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, bundle);
}

export async function showLanguage(language: Language): Promise<void> {
  await fetchLanguage(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
