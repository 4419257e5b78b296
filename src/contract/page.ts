/** Rows a page holds unless asked otherwise, and the most it may hold. */
export const PER_PAGE = 25;
/** What the app's long tables ask for: little more than a screen shows at once, so that a press is answered at once. */
export const TABLE_ROWS = 15;
export const PER_PAGE_MAX = 100;
/** From which a person chooses. */
export const PAGE_SIZES = [TABLE_ROWS, 25, 50, PER_PAGE_MAX] as const;
/** As many values as one filter takes. */
export const FILTER_VALUES_MAX = 50;
