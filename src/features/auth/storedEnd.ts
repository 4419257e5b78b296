/** How the last session of this browser ended, for the tabs that only see it gone. */
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";
import { type SessionEnd } from "./sessionActions.ts";

export const rememberEnd = (storage: AppStorage, reason: SessionEnd): void =>
  storage.write(STORAGE_KEYS.ended, JSON.stringify({ reason }));

export const forgetEnd = (storage: AppStorage): void => storage.remove(STORAGE_KEYS.ended);

/** What to say in a tab that has not ended it: that it ran out, else that a person did it in another tab. */
export function endElsewhere(storage: AppStorage): SessionEnd {
  try {
    const { reason } = JSON.parse(storage.read(STORAGE_KEYS.ended) ?? "{}") as { reason?: unknown };
    return reason === "expired" ? "expired" : "elsewhere";
  } catch {
    // Damaged text: nothing is known.
    return "elsewhere";
  }
}
