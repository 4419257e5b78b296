/** The session times as the form holds them: the usual ones, and a row for each day that differs. */
import { TIMED_SESSIONS, type TimedSession, WEEKDAYS, type Weekday } from "../../contract/calloutDefaults.ts";
import { type SessionTimes } from "../../contract/shapes/calloutDefaults.ts";

/** `key`: the row's own, so that what is typed stays with it. */
export type DayRow = { key: number; weekday: Weekday; session: TimedSession; start: string; end: string };
export type TimesValues = {
  /** "am.start" and so on. */
  usual: Record<TimedSession, { start: string; end: string }>;
  days: DayRow[];
};

export function timesValues({ usual, weekdays }: SessionTimes): TimesValues {
  const rows = WEEKDAYS.flatMap((weekday) =>
    TIMED_SESSIONS.flatMap((session) => {
      const hours = weekdays[weekday]?.[session];
      return hours ? [{ weekday, session, start: hours[0], end: hours[1] }] : [];
    }),
  );
  const entries = TIMED_SESSIONS.map((session) => [session, { start: usual[session][0], end: usual[session][1] }]);
  return {
    usual: Object.fromEntries(entries) as TimesValues["usual"],
    days: rows.map((row, key) => ({ ...row, key })),
  };
}

export function timesOf({ usual, days }: TimesValues): SessionTimes {
  const times: SessionTimes = {
    usual: Object.fromEntries(
      TIMED_SESSIONS.map((session) => [session, [usual[session].start, usual[session].end]]),
    ) as SessionTimes["usual"],
    weekdays: {},
  };
  for (const { weekday, session, start, end } of days)
    times.weekdays[weekday] = { ...times.weekdays[weekday], [session]: [start, end] };
  return times;
}

const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text);

/** The first thing that is wrong. */
export function timesProblem({ usual, days }: TimesValues): "sameTimes" | "twice" | undefined {
  const all = [...Object.values(usual), ...days];
  if (all.some(({ start, end }) => !isTime(start) || !isTime(end) || start === end)) return "sameTimes";
  return new Set(days.map(({ weekday, session }) => weekday + session)).size < days.length ? "twice" : undefined;
}
