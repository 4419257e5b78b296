/** What a practice begins its callouts with: mode, time to answer, reminder, the hours of its sessions. */
import { type CalloutMode } from "./callout.ts";
import { type Language } from "./languages.ts";

/** Sessions that have usual hours; the others have their own each time. */
export const TIMED_SESSIONS = ["am", "pm", "all_day", "evening"] as const;
export type TimedSession = (typeof TIMED_SESSIONS)[number];

/** As `Date.getUTCDay` counts. */
export const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Wall times HH:MM; an end before the start is on the next day. */
export type Hours = [start: string, end: string];
export type SessionTimes = {
  usual: Record<TimedSession, Hours>;
  /** Where a day of the week differs. */
  weekdays: Partial<Record<Weekday, Partial<Record<TimedSession, Hours>>>>;
};

export type CalloutDefaults = {
  mode: CalloutMode;
  /** Hours from sending within which doctors are asked to answer; null: no respond-by is suggested. */
  respond_within_hours: number | null;
  /** One reminder halfway to respond-by. */
  automatic_reminder: boolean;
  /** Standbys of a list that is open again are asked by themselves, one after another. */
  ask_standbys: boolean;
  /** Hours before a list within which a withdrawal also needs a telephone call. */
  withdraw_phone_hours: number;
  /** For doctors who have none of their own. */
  doctor_locale: Language;
  /** IANA name: the practice's own clock. */
  time_zone: string;
  /** Whether callouts offer a fee; off, none is shown to anybody. */
  fees_enabled: boolean;
  /** ISO 4217. */
  currency: string;
};

/** Hours: minimum and maximum. */
export const RESPOND_WITHIN = [1, 720] as const;
export const WITHDRAW_PHONE = [0, 336] as const;

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
  defaults_version: 0,
} as const;

/** The hours of a session on a local date (YYYY-MM-DD), or the usual ones where none is chosen yet. */
export function hoursOf({ usual, weekdays }: SessionTimes, session: TimedSession, date: string): Hours {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return (weekday && weekdays[weekday]?.[session]) ?? usual[session];
}

/** PUT /company_settings; `lock_version` is the settings' `defaults_version` as it was read. */
export type CalloutDefaultsRequest = {
  update_type: "callout_defaults";
  callout_defaults: CalloutDefaults;
  lock_version: number;
};
/** Months after which what names people is removed: minimum and maximum. */
export const RETENTION_MONTHS = [12, 120] as const;
/** `retention_months` null: kept for ever. */
export type PrivacyRequest = {
  update_type: "privacy";
  privacy: { retention_months: number | null };
  lock_version: number;
};
export type SessionTimesRequest = { update_type: "session_times"; session_times: SessionTimes; lock_version: number };
