/** The app's own texts, for the files that offices take along: a status reads there as on the screen. */
import { DEFAULT_LANGUAGE, type Language } from "../../src/contract/languages.ts";
import { loaders } from "../../src/features/i18n/textLoaders.ts";

/** Fetched when the first file wants them. */
const fetchTexts = (language: Language): Promise<object> =>
  language === DEFAULT_LANGUAGE
    ? import("../../src/features/i18n/locales/en/index.ts").then(({ en }) => en)
    : loaders[language]();

/** By "namespace:path.to.key", as the app asks for them; nothing where there is no such text. */
export type AppText = (key: string) => string | undefined;

export async function appTexts(language: Language): Promise<AppText> {
  const texts = await fetchTexts(language);
  return (key) => {
    let found: unknown = texts;
    for (const part of key.split(/[:.]/)) {
      if (typeof found !== "object" || found === null || !Object.hasOwn(found, part)) return undefined;
      found = (found as Record<string, unknown>)[part];
    }
    return typeof found === "string" ? found : undefined;
  };
}
