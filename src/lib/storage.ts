/** The browser's own storage as a port; every failure is reported and the app goes on in memory (specification §8). */

/** Text by key. Nothing here throws. */
export interface AppStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Hears what other tabs write or remove; returns the function that stops listening. */
  onChangedElsewhere(hear: (key: string, value: string | null) => void): () => void;
}

/** Keys of specification §3; `LayoutConfig`, `i18nConfig` and the two flags are named there. */
export const STORAGE_KEYS = {
  auth: "auth",
  user: "user",
  layout: "LayoutConfig",
  language: "i18nConfig",
  themeMode: "themeMode",
  menuMode: "menuMode",
  desktopDeclined: "desktopNotificationsDeclined",
  desktopEnabled: "desktopNotificationsEnabled",
} as const;
