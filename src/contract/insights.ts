/** What the practice's figures are counted by, the same for whoever asks and whoever answers. */

/** How far back the figures go, in weeks from Monday; the last one is the present week. */
export const PERIODS_WEEKS = [4, 13, 26, 52] as const;
export const USUAL_PERIOD_WEEKS = 13;
/** The longest period of one's own. */
export const LONGEST_PERIOD_DAYS = 371;
/** How far the lists ahead are looked at, the present week included. */
export const AHEAD_WEEKS = 12;
/** After the first callout was sent. */
export const BEGINS_AFTER_DAYS = 7;
/** Whoever was asked for fewer callouts has no response rate: a single answer would decide it. */
export const FEWEST_ASKED = 5;
/** A callout that was over sooner asks nobody why there was no answer. */
export const FAIR_TIME_HOURS = 24;

/** How long something took after a callout was sent. */
export const SPANS = ["within_1h", "within_4h", "within_1d", "within_3d", "later", "never"] as const;
export type Span = (typeof SPANS)[number];

/** What each figure tells apart. */
export const FIGURE_KINDS = {
  ahead: ["covered", "uncovered"],
  filled: ["filled", "unfilled"],
  first_offer: SPANS,
  fill_time: SPANS,
  answers: ["available", "if_needed", "unavailable", "none"],
  asked: ["answered", "unanswered"],
  withdrawals: ["early", "late"],
  mails: [],
} as const;
export type Figure = keyof typeof FIGURE_KINDS;
export const FIGURES = Object.keys(FIGURE_KINDS) as Figure[];
export type FigureKind = (typeof FIGURE_KINDS)[Figure][number];
