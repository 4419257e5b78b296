/** The hours of a session, and what a practice begins its callouts with that changed nothing. */
import { type TimedSession, WEEKDAYS } from "../calloutDefaults.ts";
import { type Hours, type SessionTimes } from "../shapes/calloutDefaults.ts";

export const USUAL_TIMES: SessionTimes = {
  usual: { am: ["08:00", "12:00"], pm: ["13:30", "17:30"], all_day: ["08:00", "17:30"], evening: ["18:00", "21:00"] },
  weekdays: {},
};

/** What a practice has that changed nothing. */
export const USUAL_DEFAULTS = {
  mode: "select",
  respond_within_hours: null,
  automatic_reminder: true,
  ask_standbys: true,
  withdraw_phone_hours: 72,
  doctor_locale: "en",
  fees_enabled: false,
  currency: "GBP",
  session_times: USUAL_TIMES,
  retention_months: null,
  second_factor_required: false,
  defaults_version: 0,
} as const;

/** The hours of a session on a local date (YYYY-MM-DD), or the usual ones where none is chosen yet. */
export function hoursOf({ usual, weekdays }: SessionTimes, session: TimedSession, date: string): Hours {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return (weekday && weekdays[weekday]?.[session]) ?? usual[session];
}
