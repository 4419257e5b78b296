/** The browser's own storage as a port; every failure is reported and the app goes on in memory (specification §8). */

/** Text by key. Nothing here throws. */
export interface AppStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Hears what other tabs write or remove; returns the function that stops listening. */
  onChangedElsewhere(hear: (key: string, value: string | null) => void): () => void;
}

/** `LayoutConfig`, `i18nConfig` and the two flags have the names that they have had before. */
export const STORAGE_KEYS = {
  auth: "auth",
  calls: "calls",
  ended: "sessionEnded",
  user: "user",
  layout: "LayoutConfig",
  language: "i18nConfig",
  themeMode: "themeMode",
  menuMode: "menuMode",
  desktopDeclined: "desktopNotificationsDeclined",
  unsentCallout: "unsentCallout",
  lastSeen: "lastSeenCallouts",
  desktopEnabled: "desktopNotificationsEnabled",
} as const;
