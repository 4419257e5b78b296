/** What the palette finds: pages are the app's own to know. */
export const SEARCH_TYPES = ["callout", "doctor", "site", "surgeon"] as const;
type SearchType = (typeof SEARCH_TYPES)[number];
/** `sub` tells those of one name apart; so does the day of a callout's first list, for the app to word. */
export type SearchHit = {
  type: SearchType;
  id: number;
  label: string;
  sub: string | null;
  date: string | null;
};
