/** The app's own texts, for the files that offices take along: a status reads there as on the screen. */
import { type Language } from "../../src/contract/languages.ts";

/** Fetched when the first file wants them. */
const LOADERS: Record<Language, () => Promise<object>> = {
  de: () => import("../../src/features/i18n/locales/de/index.ts").then(({ de }) => de),
  en: () => import("../../src/features/i18n/locales/en/index.ts").then(({ en }) => en),
  es: () => import("../../src/features/i18n/locales/es/index.ts").then(({ es }) => es),
  fr: () => import("../../src/features/i18n/locales/fr/index.ts").then(({ fr }) => fr),
  ja: () => import("../../src/features/i18n/locales/ja/index.ts").then(({ ja }) => ja),
  zh: () => import("../../src/features/i18n/locales/zh/index.ts").then(({ zh }) => zh),
};

/** By "namespace:path.to.key", as the app asks for them; nothing where there is no such text. */
export type AppText = (key: string) => string | undefined;

export async function appTexts(language: Language): Promise<AppText> {
  const texts = await LOADERS[language]();
  return (key) => {
    let found: unknown = texts;
    for (const part of key.split(/[:.]/)) {
      if (typeof found !== "object" || found === null || !Object.hasOwn(found, part)) return undefined;
      found = (found as Record<string, unknown>)[part];
    }
    return typeof found === "string" ? found : undefined;
  };
}
