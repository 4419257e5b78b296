/** The words of planning on the wire. */

/** As many weeks as are planned at once. */
export const MOST_WEEKS = 8;

/** Days of standing lists that are planned at once. */
export const MOST_PLANNED = 500;

/**
 * What speaks against a list where and when it is: closed days of the practice, the surgeon's leave, another list in the
 * theatre or of the surgeon at that time.
 */
export const PLACE_NOTES = ["closed", "surgeon_away", "same_theatre", "same_surgeon"] as const;

/** The same of a list that is planned; or why it cannot be: site or surgeon archived, times that the clocks skip, already begun. */
export const PLAN_NOTES = [...PLACE_NOTES, "archived", "clock_change", "started"] as const;

/**
 * What the usual doctor has said of a list; `offered`: a yes that did not book; `silent`: nothing in time; `released`: a yes
 * that no longer counts, though the doctor has not said no.
 */
export const USUAL_ANSWERS = ["waiting", "booked", "offered", "refused", "silent", "released"] as const;
export type UsualAnswer = (typeof USUAL_ANSWERS)[number];
