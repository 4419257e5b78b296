/** localStorage, and memory where it fails: private windows, a full quota, a policy. */
import { type Report } from "./report.ts";
import { type AppStorage, STORAGE_KEYS } from "./storage.ts";

type Place = Pick<Window, "localStorage" | "addEventListener" | "removeEventListener">;

export function createBrowserStorage(place: Place, report: Report): AppStorage {
  /** What could not be stored; it hides what lies there. */
  const memory = new Map<string, string | null>();
  const reported = new Set<string>();
  const complain = (what: string, error: unknown) => {
    // Every request reads: once is enough.
    if (!reported.has(what)) report(what, error);
    reported.add(what);
  };
  const change = (key: string, value: string | null, store: () => void) => {
    try {
      store();
      // What cannot be read again is as good as not stored.
      place.localStorage.getItem(key);
      memory.delete(key);
    } catch (error) {
      memory.set(key, value);
      complain("The browser's storage could not be written", error);
    }
  };
  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        // The very property may throw.
        return place.localStorage.getItem(key);
      } catch (error) {
        complain("The browser's storage could not be read", error);
        return null;
      }
    },
    write: (key, value) => change(key, value, () => place.localStorage.setItem(key, value)),
    remove: (key) => change(key, null, () => place.localStorage.removeItem(key)),
    onChangedElsewhere(hear) {
      const listen = ({ key, newValue }: StorageEvent) => {
        // No key: another tab cleared everything.
        for (const one of key === null ? Object.values(STORAGE_KEYS) : [key]) hear(one, newValue);
      };
      place.addEventListener("storage", listen);
      return () => place.removeEventListener("storage", listen);
    },
  };
}
