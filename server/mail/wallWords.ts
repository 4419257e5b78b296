/** Dates and times of lists in words of a language, as the hospital's clocks and calendars have them (reliability.md GD9). */
import { type Language } from "../../src/contract/languages.ts";

/** British order and 24 hours; the others write both as they do at home. */
const LOCALE: Record<Language, string> = { de: "de", en: "en-GB", es: "es", fr: "fr", ja: "ja", zh: "zh-CN" };
const isCompact = (language: Language): boolean => language === "ja" || language === "zh";

export const times = ({ startTime, endTime }: { startTime: string; endTime: string }): string =>
  `${startTime}–${endTime}`;

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

function wordsOf(language: Language) {
  const locale = LOCALE[language];
  /** "Wed 2 Dec" has no comma in British English. */
  const tidy = (text: string): string => (language === "en" ? text.replace(",", "") : text);
  /** A local date has no zone; it is formatted as the UTC day of the same name. */
  const dateIn = (options: Intl.DateTimeFormatOptions): ((date: string) => string) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (date) => tidy(format.format(new Date(`${date}T00:00:00Z`)));
  };
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const joinWords = (words: readonly string[]): string => list.format(words);
  const shortDate = dateIn({ weekday: "short", day: "numeric", month: "short" });
  const shortDay = dateIn({ weekday: "short", day: "numeric" });
  const longDate = dateIn({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const mediumDate = dateIn({ weekday: "short", day: "numeric", month: "long" });
  return {
    joinWords,
    /** "Wednesday 2 December 2026". */
    longDate: (date: string) => capital(longDate(date)),
    /** "Wed 2 December". */
    mediumDate,
    /** "All day, 08:00–17:30"; without a word for the session the times alone. */
    sessionAndTimes: (session: string, wall: Parameters<typeof times>[0]) =>
      [session, times(wall)].filter(Boolean).join(isCompact(language) ? " " : ", "),
    /** "Fri 27 Nov, 17:00" on the clocks of that zone. */
    shortInstant(instant: Date, timeZone: string): string {
      const part = (options: Intl.DateTimeFormatOptions): string =>
        tidy(new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(instant));
      const date = part({ weekday: "short", day: "numeric", month: "short" });
      const time = part({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
      return `${date}${isCompact(language) ? " " : ", "}${time}`;
    },
    /** "Wed 2 and Thu 3 Dec"; each date once, in English the month where it changes. */
    shortDates(lists: readonly { date: string }[]): string {
      const dates = [...new Set(lists.map((one) => one.date))].sort();
      const isSameMonth = (date: string, index: number): boolean => dates[index + 1]?.slice(0, 7) === date.slice(0, 7);
      return joinWords(
        dates.map((date, index) => (language === "en" && isSameMonth(date, index) ? shortDay(date) : shortDate(date))),
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

type WallWords = ReturnType<typeof wordsOf>;
const known = new Map<Language, WallWords>();

export function wallWords(language: Language): WallWords {
  const words = known.get(language) ?? wordsOf(language);
  known.set(language, words);
  return words;
}
