/** Dates and times of lists in words of a language, as the hospital's clocks and calendars have them. */

import { tellsYear } from "../../../src/contract/dates.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { formatSpan } from "../../../src/contract/wallSpan.ts";

/** British order and 24 hours; the others write both as they do at home. */
const localeOf = (language: Language): string => (language === "en" ? "en-GB" : language);
const isCompact = (language: Language): boolean => language === "ja" || language === "zh";

type WallTimes = { startTime: string; endTime: string };

export const times = ({ startTime, endTime }: WallTimes): string => formatSpan(startTime, endTime);

/** "08:00–12:00 of 08:00–17:00". */
export const partOfTimes = (
  part: { from: string; to: string },
  whole: WallTimes,
  words: (part: string, whole: string) => string,
): string => words(formatSpan(part.from, part.to, whole.startTime), times(whole));

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** YYYY-MM-DD on the clocks of that zone. */
const dayAt = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).format(instant);

/** Days that are told one by one; of more, only the first and the last. */
const MOST_DATES = 7;

function createLabels(language: Language) {
  const locale = localeOf(language);
  /** "Wed 2 Dec", "mié. 2 dic" and "12月2日（水）", where the runtime writes "mié, 2 dic" and "12月2日(水)". */
  const tidy = (text: string): string => {
    if (language === "en") return text.replace(",", "");
    if (language === "ja") return text.replace(/\((.)\)/u, "（$1）");
    return language === "es" ? text.replace(/^(\p{L}{3}), /u, "$1. ") : text;
  };
  /** A local date has no zone; it is formatted as the UTC day of the same name. */
  const dateIn = (options: Intl.DateTimeFormatOptions): ((date: string) => string) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (date) => tidy(format.format(new Date(`${date}T00:00:00Z`)));
  };
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const formatList = (words: readonly string[]): string => list.format(words);
  /** With the year only where it is not plain which is meant. */
  const datesIn = (options: Intl.DateTimeFormatOptions): ((date: string, now: Date) => string) => {
    const [plain, full] = [dateIn(options), dateIn({ ...options, year: "numeric" })];
    return (date, now) => (tellsYear(date, now.getTime()) ? full(date) : plain(date));
  };
  const shortDate = datesIn({ weekday: "short", day: "numeric", month: "short" });
  const shortDay = dateIn({ weekday: "short", day: "numeric" });
  const longDate = dateIn({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const mediumDate = datesIn({ weekday: "short", day: "numeric", month: "long" });
  return {
    formatList,
    /** Between sentences, and before what stands in brackets: Japanese and Chinese signs are wide enough. */
    gap: isCompact(language) ? "" : " ",
    /** "Wednesday 2 December 2026". */
    longDate: (date: string) => capital(longDate(date)),
    /** "Wed 2 December", "Wed 2 December 2027" where that is long after. */
    mediumDate,
    /** "All day, 08:00–17:30"; without a word for the session the times alone. */
    sessionAndTimes: (session: string, wall: WallTimes) =>
      [session, times(wall)].filter(Boolean).join(isCompact(language) ? " " : ", "),
    /** "Fri 27 Nov, 17:00" on the clocks of that zone. */
    shortInstant(instant: Date, timeZone: string, now: Date): string {
      const part = (options: Intl.DateTimeFormatOptions): string =>
        tidy(new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(instant));
      const date = shortDate(dayAt(instant, timeZone), now);
      const time = part({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
      if (language === "fr") return `${date} à ${time.replace(":", "\u00a0h\u00a0")}`;
      return `${date}${isCompact(language) ? " " : ", "}${time}`;
    },
    /** "Wed 2 and Thu 3 Dec"; each date once, in English the month where it changes. */
    shortDates(lists: readonly { date: string }[], now: Date): string {
      const dates = [...new Set(lists.map((one) => one.date))].sort();
      const [first = "", last = ""] = [dates[0], dates.at(-1)];
      if (dates.length > MOST_DATES) return `${shortDate(first, now)} – ${shortDate(last, now)}`;
      const isSameMonth = (date: string, index: number): boolean => dates[index + 1]?.slice(0, 7) === date.slice(0, 7);
      return formatList(
        dates.map((date, index) =>
          language === "en" && isSameMonth(date, index) ? shortDay(date) : shortDate(date, now),
        ),
      );
    },
    /** "Australian Western Standard Time", as it is called on that day. */
    zoneName: (instant: Date, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" })
        .formatToParts(instant)
        .find((part) => part.type === "timeZoneName")?.value ?? timeZone,
    /** "plastics" of "Plastics", but "ENT" as it is; German nouns keep their capital. */
    inSentence: (noun: string) =>
      language === "de" ? noun : noun.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(locale)),
  };
}

type ZonedTimeLabels = ReturnType<typeof createLabels>;
const known = new Map<Language, ZonedTimeLabels>();

export function zonedTimeLabels(language: Language): ZonedTimeLabels {
  const words = known.get(language) ?? createLabels(language);
  known.set(language, words);
  return words;
}
