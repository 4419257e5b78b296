/** A practice's settings as the audit log tells them: the hours of each session as a field, and nothing that only counts. */
import { TIMED_SESSIONS, type TimedSession, WEEKDAYS } from "../../../src/contract/calloutDefaults.ts";
import { type SessionTimes } from "../../../src/contract/shapes/calloutDefaults.ts";
import { type User } from "../../../src/contract/shapes/user.ts";

type Sessions = Partial<Record<TimedSession, readonly [string, string]>>;

/** Sessions without hours of their own are named as well: they may have had some. */
const tellHours = (name: string, sessions: Sessions) =>
  TIMED_SESSIONS.map((session) => [`${name}.${session}`, sessions[session]?.join("–") ?? null] as const);

/** "session_times.am", and where a day differs "session_times.mon.am". */
const tellTimes = ({ usual, weekdays }: SessionTimes): Record<string, string | null> =>
  Object.fromEntries([
    ...tellHours("session_times", usual),
    ...WEEKDAYS.flatMap((weekday) => tellHours(`session_times.${weekday}`, weekdays[weekday] ?? {})),
  ]);

export function tellSettings({ company }: User) {
  const { session_times, defaults_version: _, ...settings } = company.company_settings;
  return { ...settings, ...tellTimes(session_times) };
}
