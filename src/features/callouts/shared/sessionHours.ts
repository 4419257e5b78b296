/** Which sessions a list can have, and the hours they bring: the practice's, or the usual ones. */
import { type CalloutMode, type Session } from "../../../contract/callout.ts";
import { TIMED_SESSIONS, type TimedSession } from "../../../contract/calloutDefaults.ts";
import { hoursOf, USUAL_DEFAULTS, USUAL_TIMES } from "../../../contract/rules/sessionHours.ts";
import { type SessionTimes } from "../../../contract/shapes/calloutDefaults.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { selectUser } from "../../user/public.ts";

/** Sessions without usual hours; the list says its own. */
export const OWN_SESSIONS = ["custom", "on_call"] as const;

export const timedSession = (session: Session): TimedSession | undefined =>
  TIMED_SESSIONS.find((one) => one === session);

/** On call lasts round the clock until somebody says otherwise. */
const ROUND_THE_CLOCK = ["08:00", "08:00"] as const;

type Hours = { start: string; end: string };

/** What choosing a session brings; own times stay as they are. */
export function hoursFor(times: SessionTimes, session: Session, date: string): Hours | null {
  const timed = timedSession(session);
  if (!timed) return session === "on_call" ? { start: ROUND_THE_CLOCK[0], end: ROUND_THE_CLOCK[1] } : null;
  const [start, end] = hoursOf(times, timed, date);
  return { start, end };
}

type List = Hours & { session: Session; date: string };

/** Another day may have other hours; those that a person typed stay. */
export function onDate(times: SessionTimes, list: List, date: string): { date: string } & Partial<Hours> {
  const before = hoursFor(times, list.session, list.date);
  const usual = before?.start === list.start && before.end === list.end;
  return { date, ...(usual ? hoursFor(times, list.session, date) : {}) };
}

export type FormDefaults = { times: SessionTimes; mode: CalloutMode; respondWithinHours: number | null };

/** Another admin API may tell none of them. */
export function useFormDefaults(): FormDefaults {
  const settings = useAppSelector(selectUser)?.company.company_settings;
  const { session_times, mode, respond_within_hours } = { ...USUAL_DEFAULTS, ...settings };
  return { times: session_times ?? USUAL_TIMES, mode, respondWithinHours: respond_within_hours };
}
