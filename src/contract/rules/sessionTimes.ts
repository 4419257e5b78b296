/** Which times a list of a session can have. */
import { type Session } from "../callout.ts";

/** Wall times, HH:MM. */
export type SessionSpan = { session: Session; start_time: string; end_time: string };

/** From eight to eight is a whole day, where a session can be one. */
const LASTS_A_DAY: readonly Session[] = ["on_call", "custom"];
const PAST_MIDNIGHT: readonly Session[] = ["evening", ...LASTS_A_DAY];

/** An end at or before the start is on the next day. */
export const fitsSession = ({ session, start_time, end_time }: SessionSpan): boolean =>
  end_time > start_time || (end_time === start_time ? LASTS_A_DAY : PAST_MIDNIGHT).includes(session);

/** What was kept with times that its session cannot have may keep them. */
export const isSameSpan = (one: SessionSpan, other: SessionSpan): boolean =>
  one.session === other.session && one.start_time === other.start_time && one.end_time === other.end_time;
