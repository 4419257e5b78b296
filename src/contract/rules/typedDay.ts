/** A day as people type it in any of the languages: "Thu 26 Nov", "26.11.2026", "26 de noviembre", "11月26日". */

import { fold } from "../files/fold.ts";
import { LANGUAGES } from "../languages.ts";

/** Letters that tell one month from others; fewer are the beginning of many words. */
const FEWEST_LETTERS = 3;

const month = (locale: string, style: "short" | "long", index: number): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: style, timeZone: "UTC" })
    .formatToParts(Date.UTC(2026, index, 1))
    .find(({ type }) => type === "month")?.value ?? "";

/** The names of each month in all languages. */
const MONTHS = Array.from({ length: 12 }, (_, index) =>
  LANGUAGES.flatMap((language) => [month(language, "short", index), month(language, "long", index)]).map((name) =>
    fold(name).replace(/\.$/, ""),
  ),
);

/** From 1; 0: the beginning of no month's name, or of several months'. */
function monthOf(name: string): number {
  const named = MONTHS.filter((names) => names.includes(name));
  const begun = named.length > 0 ? named : MONTHS.filter((names) => names.some((one) => one.startsWith(name)));
  const [found, ...others] = name.length < FEWEST_LETTERS ? [] : begun;
  return found && others.length === 0 ? MONTHS.indexOf(found) + 1 : 0;
}

const WORDS = /^(?:\p{L}+[.,]* )?(?<day>\d{1,2})\.? (?:de )?(?<name>\p{L}+)\.?(?:,? (?:de )?(?<year>\d{2}|\d{4}))?$/u;
const NAME_FIRST = /^(?:\p{L}+[.,]* )?(?<name>\p{L}+)\.? (?<day>\d{1,2})(?:,? (?<year>\d{4}))?$/u;
const NUMBERS = /^(?<day>\d{1,2})(?<sign>[./])(?<month>\d{1,2})(?:\k<sign>(?<year>\d{4}|\d{2})?)?$/;
const SIGNS = /^(?:(?<year>\d{4})年)?(?<month>\d{1,2})月(?<day>\d{1,2})日?/;

/** The end of a date, "-11-26", or all of it where the year is named; null: it is no day. */
export function typedDay(typed: string): string | null {
  const text = fold(typed).trim().replaceAll(/\s+/g, " ");
  const found = [WORDS, NAME_FIRST, NUMBERS, SIGNS].map((way) => way.exec(text)?.groups).find(Boolean);
  if (!found) return null;
  const { year = "", name } = found;
  let [day, of] = [Number(found.day), name === undefined ? Number(found.month) : monthOf(name)];
  // Where the month comes first.
  if (of > 12) [day, of] = [of, day];
  if (of < 1 || of > 12 || day < 1 || day > 31) return null;
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${year.length === 2 ? `20${year}` : year}-${two(of)}-${two(day)}`;
}
