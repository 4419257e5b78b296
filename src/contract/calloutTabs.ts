/** The tabs of the callouts table, and how far their counts go. */
export const CALLOUT_TABS = ["needs_action", "open", "confirmed", "drafts", "past", "all"] as const;
export type CalloutTab = (typeof CALLOUT_TABS)[number];
/** Counts stop at this many and are shown as "999+". */
export const COUNT_CEILING = 1000;
