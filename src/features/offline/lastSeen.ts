/** The callouts as this person last saw them, kept on the device for when the server cannot be reached; gone with the session. */
import { isLanguage, type Language } from "../../contract/languages.ts";
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";

/** In words already: whoever shows it has neither the app nor its texts. */
export type LastSeen = {
  language: Language;
  /** When the server answered. */
  at: string;
  /** Which callouts these are: all of them, or what was looked for. */
  which: string;
  /** Of the columns. */
  heads: readonly string[];
  /** A text for each column; its second line after a line break. */
  rows: readonly (readonly string[])[];
};

type Ports = { storage: AppStorage };

/** A later list takes the place of an earlier one, unless it is empty: a filter that finds nothing is nothing to read. */
export const keepLastSeen =
  (seen: LastSeen) =>
  (_dispatch: unknown, _state: unknown, { storage }: Ports): void => {
    if (seen.rows.length > 0) storage.write(STORAGE_KEYS.lastSeen, JSON.stringify(seen));
  };

/** Null where nothing was kept, or by another version in another form. */
export function readLastSeen(storage: AppStorage): LastSeen | null {
  try {
    const seen = JSON.parse(storage.read(STORAGE_KEYS.lastSeen) ?? "null") as Partial<LastSeen> | null;
    const { language, at, which, heads, rows } = seen ?? {};
    if (!isLanguage(language) || typeof at !== "string" || typeof which !== "string") return null;
    return Array.isArray(heads) && Array.isArray(rows) ? { language, at, which, heads, rows } : null;
  } catch {
    return null;
  }
}

export const forgetLastSeen = (storage: AppStorage): void => storage.remove(STORAGE_KEYS.lastSeen);
