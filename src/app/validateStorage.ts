/** Reports and removes stored values that are not valid, as if they had never been there (specification §8). */
import { THEME_MODES } from "../features/theme/public.ts";
import { STORAGE_KEYS } from "../lib/storage.ts";
import { type AppPorts } from "./ports.ts";

const { themeMode, menuMode, desktopDeclined, desktopEnabled, ...inJson } = STORAGE_KEYS;
const PLAIN = { [themeMode]: THEME_MODES, [menuMode]: THEME_MODES, [desktopDeclined]: ["t"], [desktopEnabled]: ["t"] };

function isObject(text: string): boolean {
  try {
    return JSON.parse(text) instanceof Object;
  } catch {
    return false;
  }
}

export function validateStorage({ storage, report }: Pick<AppPorts, "storage" | "report">): void {
  const mend = (key: string, isOurs: (text: string) => boolean) => {
    const text = storage.read(key);
    if (text === null || isOurs(text)) return;
    // Never the text itself: it may be half a session.
    report(`"${key}" in the browser's storage was damaged`);
    storage.remove(key);
  };
  for (const [key, words] of Object.entries(PLAIN)) mend(key, (text) => words.some((word) => word === text));
  for (const key of Object.values(inJson)) mend(key, isObject);
}
