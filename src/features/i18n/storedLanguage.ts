/** The remembered language: `{ "selectedLang": … }` under `i18nConfig` (specification §3). */
import { isLanguage, type Language } from "../../contract/languages.ts";
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";

/** Null: none has been chosen here. */
export function readLanguage(storage: AppStorage): Language | null {
  const text = storage.read(STORAGE_KEYS.language);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    const language = typeof stored === "object" && stored !== null && "selectedLang" in stored && stored.selectedLang;
    return isLanguage(language) ? language : null;
  } catch {
    // Someone else's text under our key: as good as none.
    return null;
  }
}

export function rememberLanguage(storage: AppStorage, selectedLang: Language): void {
  storage.write(STORAGE_KEYS.language, JSON.stringify({ selectedLang }));
}
