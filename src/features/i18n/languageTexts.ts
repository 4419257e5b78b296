/** Fetches a language's texts once and shows them; English is there from the start. */
import i18next from "i18next";
import { type Language } from "../../contract/languages.ts";
import { type en } from "./locales/en/index.ts";
import { type Texts } from "./locales/texts.ts";

/** Each is a chunk of its own, and each has the plurals of its language. */
const loaders: { readonly [Spoken in Exclude<Language, "en">]: () => Promise<Texts<typeof en, Spoken>> } = {
  de: () => import("./locales/de/index.ts").then(({ de }) => de),
  es: () => import("./locales/es/index.ts").then(({ es }) => es),
  fr: () => import("./locales/fr/index.ts").then(({ fr }) => fr),
  ja: () => import("./locales/ja/index.ts").then(({ ja }) => ja),
  zh: () => import("./locales/zh/index.ts").then(({ zh }) => zh),
};

/** Throws where the texts cannot be fetched; then nothing has changed. */
export async function showLanguage(language: Language): Promise<void> {
  if (language !== "en" && !i18next.hasResourceBundle(language, "common")) {
    const texts = await loaders[language]();
    for (const [namespace, bundle] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, bundle);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
