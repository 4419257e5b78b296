/** The words and bounds of what a practice begins its callouts with. */

/** Sessions that have usual hours; the others have their own each time. */
export const TIMED_SESSIONS = ["am", "pm", "all_day", "evening"] as const;
export type TimedSession = (typeof TIMED_SESSIONS)[number];

/** As `Date.getUTCDay` counts. */
export const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Hours: minimum and maximum. */
export const RESPOND_WITHIN = [1, 720] as const;
export const WITHDRAW_PHONE = [0, 336] as const;
/** Months after which what names people is removed: minimum and maximum. */
export const RETENTION_MONTHS = [12, 120] as const;
