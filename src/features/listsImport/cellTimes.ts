/** Dates and times as people and programs write them in cells. */
import { normalise } from "../../contract/files/synonyms.ts";
import { LANGUAGES } from "../../contract/languages.ts";

/** What 03/04 means: the third of April, or the fourth of March; and 26/12/30 may begin with the year. */
export type DateOrder = "dmy" | "mdy" | "ymd";

/** The same sign twice, and no day and month before the year: "15.03.2026 - 08.30" says when that day begins. */
const ISO =
  /(?<!\d)(?<!\d\s*[-/.]\s*\d{1,2}\s*[-/.]\s*)(\d{4})(?:(\s*[-/.]\s*)(\d{1,2})\2|\s*年\s*(\d{1,2})\s*月\s*)(\d{1,2})(?!\d)日?/;
const COMPACT = /(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/;
const NUMBERS = /(?<!\d)(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d{1,2})(?!\d)/;
const NAMED =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|ª)?[\s./-]+(?:de\s+)?(\p{L}{3,})\.?[\s.,/-]+(?:de\s+|del\s+)?(\d{4}|\d{2}(?![:.h]?\d))/u;
const NAMED_FIRST = /(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2}(?![:.h]?\d))/u;

const MONTHS = new Map(
  LANGUAGES.flatMap((language) =>
    (["long", "short"] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, at) => {
        const format = new Intl.DateTimeFormat(language, { month, day: "numeric", timeZone: "UTC" });
        const name = format.formatToParts(Date.UTC(2026, at, 1)).find(({ type }) => type === "month")?.value ?? "";
        return [normalise(name), at + 1] as const;
      }),
    ),
  ),
);
/** As Excel and people write them besides: "15-Mrz-26", "15. Jänner 2026". */
for (const [name, month] of [
  ["sept", 9],
  ["set", 9],
  ["setiembre", 9],
  ["mrz", 3],
  ["jänner", 1],
  ["feber", 2],
] as const)
  MONTHS.set(normalise(name), month);

/** Full-width signs as the usual ones: "２０２６／０３／０４", "８：００". */
const usualWidth = (text: string): string =>
  text.replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

type Found = { date: string; text: string };

const found = (text: string, [year, month, day]: readonly (number | string | undefined)[]): Found | undefined => {
  if (!year || !month || !day) return undefined;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const two = (part: number | string): string => String(part).padStart(2, "0");
  return { text, date: `${full}-${two(month)}-${two(day)}` };
};

function findDate(text: string, order: DateOrder): Found | undefined {
  const iso = ISO.exec(text);
  if (iso) return found(iso[0], [iso[1], iso[3] ?? iso[4], iso[5]]);
  const compact = COMPACT.exec(text);
  if (compact) return found(compact[0], compact.slice(1));
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [all, one, sign, other, last = ""] = numbers;
    if (order === "ymd" && last.length < 4) return found(all, [one, other, last]);
    if (last.length < 2) return undefined;
    // Dots stand in no country between a month and a day.
    return found(all, order === "mdy" && sign !== "." ? [last, one, other] : [last, other, one]);
  }
  const named = NAMED.exec(text);
  if (named) return found(named[0], [named[3], MONTHS.get(normalise(named[2] ?? "")), named[1]]);
  const first = NAMED_FIRST.exec(text);
  return first ? found(first[0], [first[3], MONTHS.get(normalise(first[1] ?? "")), first[2]]) : undefined;
}

/** West of Greenwich only before ten hours: "08:00-12:00" says from when to when. */
const ZONE = /\d\s*\(?(?:(?:z|utc|gmt)(?!\p{L})|\+\d{2}|-0\d)/iu;

/** "20:00Z", "20:00+10:00", with a date or without: by clocks that need not be the site's. */
export function tellsZone(said: string): boolean {
  const text = usualWidth(said);
  const date = findDate(text, "dmy");
  return ZONE.test(date ? text.replace(date.text, "") : text);
}

/** YYYY-MM-DD, or the text as it is: then the check says that it is not a date. Elsewhere it may be another day. */
export const dayOf = (text: string, order: DateOrder): string =>
  (tellsZone(text) ? undefined : findDate(usualWidth(text), order)?.date) ?? text.trim();

const TIME =
  /^(午前|上午|午後|下午)?\s*(\d{1,2})(?:\s*[:.h時点时]\s*(\d{2})?)?(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:分|uhr|h|hrs?)?\s*([ap]\.?\s?m\.?)?$/i;

/** HH:MM, or the text as it is: then the check says that it is not a time. A date before it counts as nothing. */
export function timeOf(said: string): string {
  const text = usualWidth(said);
  const date = findDate(text, "dmy");
  const rest = (date ? text.replace(date.text, "") : text).replace(/^\s*[T,]?\s*/, "").trim();
  // A spreadsheet makes 800 of 0800.
  const plainTime = rest.replace(/^(\d{1,2})(\d{2})$/, "$1:$2");
  const [, before = "", hours, minutes = "00", after = ""] = TIME.exec(plainTime) ?? [];
  if (!hours) return said.trim();
  const afternoon = /^p/i.test(after) || /後|下/.test(before);
  const halves = afternoon || /^a/i.test(after) || before !== "";
  const hour = halves ? (Number(hours) % 12) + (afternoon ? 12 : 0) : Number(hours);
  return hour > 23 || Number(minutes) > 59 ? said.trim() : `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** In which orders a column's dates may be; only one where they say so themselves. `year`: this one. */
export function ordersOf(texts: readonly string[], year: number): DateOrder[] {
  const dates = texts.map(usualWidth).flatMap((text) => {
    if (ISO.test(text)) return [];
    const [, one, sign, other, last] = NUMBERS.exec(text) ?? [];
    return one && other && last && sign !== "." ? [{ one: Number(one), other: Number(other), last }] : [];
  });
  if (dates.some(({ other }) => other > 12)) return ["mdy"];
  const isYear = (short: number): boolean => short === year % 100 || short === (year + 1) % 100;
  if (
    dates.every(({ one, last }) => last.length < 4 && isYear(one)) &&
    dates.some(({ one, last }) => one !== Number(last))
  )
    return dates.some(({ last }) => last.length === 1) ? ["ymd"] : ["dmy", "ymd"];
  return dates.every(({ one, other }) => one === other) || dates.some(({ one }) => one > 12) ? ["dmy"] : ["dmy", "mdy"];
}
