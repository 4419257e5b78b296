/** A time away as people say it: whole days without their hours, parts of days with them. */
import { dateIn, listDate, timeIn } from "./dateFormats.ts";
import { joinMoment } from "./formatList.ts";
import { instantOf } from "./instants.ts";

/** Both are midnights of that zone, the end excluded. */
const isWholeDays = (timeZone: string, start: number, end: number): boolean =>
  [start, end].every((instant) => instant === instantOf(timeZone, dateIn(timeZone, instant), "00:00"));

/** "Mon 1 Dec – Sun 7 Dec", "Mon 1 Dec, 13:00 – 18:00": its beginning and its end, which is empty where there is no other. */
export function timeSpanEnds(
  language: string,
  timeZone: string,
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  now: number,
): [from: string, to: string] {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
  const whole = isWholeDays(timeZone, start, end);
  const say = (instant: number) => listDate(language, dateIn(timeZone, instant), now);
  const [from, to] = [say(start), say(whole ? end - 1 : end)];
  if (whole) return [from, from === to ? "" : to];
  const ending = timeIn(timeZone, end);
  return [joinMoment(language, from, timeIn(timeZone, start)), from === to ? ending : joinMoment(language, to, ending)];
}

export const timeSpan = (...of: Parameters<typeof timeSpanEnds>): string =>
  timeSpanEnds(...of)
    .filter(Boolean)
    .join(" – ");
