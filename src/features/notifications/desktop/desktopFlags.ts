/** The two flags of specification §3, each "t" or absent. */
import { type AppStorage, STORAGE_KEYS } from "../../../lib/storage.ts";

const SET = "t";

export const DESKTOP_FLAGS: readonly string[] = [STORAGE_KEYS.desktopDeclined, STORAGE_KEYS.desktopEnabled];

export const isDeclined = (storage: AppStorage): boolean => storage.read(STORAGE_KEYS.desktopDeclined) === SET;
export const isEnabled = (storage: AppStorage): boolean => storage.read(STORAGE_KEYS.desktopEnabled) === SET;

export function storeEnabled(storage: AppStorage): void {
  storage.write(STORAGE_KEYS.desktopEnabled, SET);
  storage.remove(STORAGE_KEYS.desktopDeclined);
}

export function storeDeclined(storage: AppStorage): void {
  storage.write(STORAGE_KEYS.desktopDeclined, SET);
  storage.remove(STORAGE_KEYS.desktopEnabled);
}

/** The permission was taken back; "declined" was never said. */
export const forgetEnabled = (storage: AppStorage): void => storage.remove(STORAGE_KEYS.desktopEnabled);
