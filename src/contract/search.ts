/** What the palette finds: pages are the app's own to know. */
export const SEARCH_TYPES = ["callout", "doctor", "site", "surgeon"] as const;
