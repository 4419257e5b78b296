/** Dates and times of lists in words, as the hospital's clocks and calendars have them (reliability.md GD9). */
import { type RoleNeeded, type Session } from "../../src/contract/callout.ts";

type Wall = { date: string; session: Session; startTime: string; endTime: string };

/** A local date has no zone; it is formatted as the UTC day of the same name. */
function dateIn(locale: string, options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  return (date) => format.format(new Date(`${date}T00:00:00Z`)).replace(",", "");
}

/** "Wednesday 2 December 2026". */
export const longDate = dateIn("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
/** "Wed 2 December". */
export const mediumDate = dateIn("en-GB", { weekday: "short", day: "numeric", month: "long" });
/** "Wed 2 Dec". */
const shortDate = dateIn("en-GB", { weekday: "short", day: "numeric", month: "short" });
const shortDay = dateIn("en-GB", { weekday: "short", day: "numeric" });

const SESSION: Record<Session, string> = {
  am: "AM",
  pm: "PM",
  all_day: "All day",
  evening: "Evening",
  on_call: "On call",
  custom: "",
};
/** Empty for a session that is nothing but its times. */
export const sessionWord = (session: Session): string => SESSION[session];

export const ROLE_NOUN: Record<RoleNeeded, string> = {
  anaesthetist: "Anaesthetist",
  surgical_assistant: "Surgical assistant",
  other: "Doctor",
};

export const times = ({ startTime, endTime }: Pick<Wall, "startTime" | "endTime">): string => `${startTime}–${endTime}`;

/** "All day, 08:00–17:30". */
export const sessionAndTimes = (list: Wall): string =>
  [sessionWord(list.session), times(list)].filter(Boolean).join(", ");

/** "Fri 27 Nov, 17:00" on the clocks of that zone. */
export function shortInstant(instant: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(instant).replace(",", "");
  return `${part({ weekday: "short", day: "numeric", month: "short" })}, ${part({ hour: "2-digit", minute: "2-digit" })}`;
}

export const joinWords = (words: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);

/** "Wed 2 and Thu 3 Dec"; each date once, the month where it changes. */
export function shortDates(lists: readonly { date: string }[]): string {
  const dates = [...new Set(lists.map((list) => list.date))].sort();
  return joinWords(
    dates.map((date, index) => (dates[index + 1]?.slice(0, 7) === date.slice(0, 7) ? shortDay(date) : shortDate(date))),
  );
}

/** "plastics" of "Plastics", but "ENT" as it is. */
export const inSentence = (noun: string): string =>
  noun.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase("en"));
