/** Which words of a page are a text's key, or English where another language has words of its own. */
import { type Page } from "@playwright/test";
import { type Language } from "../../../src/contract/languages.ts";
import { de } from "../../../src/features/i18n/locales/de/index.ts";
import { en } from "../../../src/features/i18n/locales/en/index.ts";
import { es } from "../../../src/features/i18n/locales/es/index.ts";
import { fr } from "../../../src/features/i18n/locales/fr/index.ts";
import { ja } from "../../../src/features/i18n/locales/ja/index.ts";
import { zh } from "../../../src/features/i18n/locales/zh/index.ts";
import { catalogueOf } from "../../support/catalogues.ts";

const TEXTS: Record<Language, object> = { de, en, es, fr, ja, zh };

/** Names that are the same everywhere, and the places of a date and time that are still empty. */
const SAME = new Set([
  "Practice Callouts",
  "PC",
  "Deutsch",
  "English",
  "Español",
  "Français",
  "DD",
  "MMMM",
  "YYYY",
  "hh",
  "mm",
  "Minutes",
]);

/** "login.title" → "Sign in". */
function flat(texts: object, prefix = ""): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === "string" ? [[`${prefix}${name}`, text]] : flat(text, `${prefix}${name}.`),
  );
}

const english = new Map(flat(en));
/** With and without its namespace. */
const KEYS = new Set([...english.keys()].flatMap((key) => [key, key.slice(key.indexOf(".") + 1)]));

/** Keys that stand there instead of their text; a key of one word is no different from a word. */
export const keysIn = (words: readonly string[]): string[] =>
  words.flatMap((text) => text.split(/[\s:,;()“”"]+/)).filter((word) => word.includes(".") && KEYS.has(word));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const patternOf = (text: string) =>
  text
    .split(/\{\{\w+\}\}/)
    .map(escaped)
    .join("(.*)");
/** Placeholders alone, or a letter beside one, would match anything. */
const tells = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ""));

/** What is written the same here and there, or looks like English: "November 2026", and "31 ago" in Spanish. */
const datesIn = (language: Language): string[] => {
  const month = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
  const days = Array.from({ length: 366 }, (_, at) => Date.UTC(2028, 0, at + 1));
  return days.flatMap((date) => [month.format(date).replace("2028", "{{year}}"), day.format(date)]);
};

type Speech = { foreign: RegExp; own: RegExp };
const speeches = new Map<Language, Speech>();

function speechOf(language: Language): Speech {
  const known = speeches.get(language);
  if (known) return known;
  const own = flat(TEXTS[language]);
  const said = new Set(own.map(([, text]) => text));
  const foreign = [...english.values()].filter((text) => tells(text) && !said.has(text) && !SAME.has(text));
  const speech = {
    foreign: new RegExp(`^(?:${foreign.map(patternOf).join("|")})$`, "u"),
    own: new RegExp(
      `^(?:${[...new Set([...said, ...datesIn(language)])].filter(tells).map(patternOf).join("|")})$`,
      "u",
    ),
  };
  speeches.set(language, speech);
  return speech;
}

/** Everything in it came over the wire: "Urology · Ferndale Clinic, Theatre 1", "Associates (17)", "St Brannoc’s regul…". */
const isData = (text: string, data: string): boolean =>
  text
    .split(/(?:^| )· |[,，、] ?|[“”„«»]| (?=[(\d])/)
    .filter((part) => /\p{L}{2}/u.test(part))
    .every((part) => data.includes(part.trim().replace(/…$/, "")));

/**
 * Words that are English: those of an English text that this language says otherwise; and those the English page has
 * as well, unless they are data or the language says so too ("Status").
 */
export function englishIn(
  words: readonly string[],
  language: Language,
  page: { words: readonly string[]; data: string },
): string[] {
  if (language === "en") return [];
  const { foreign, own } = speechOf(language);
  const there = new Set(page.words);
  return words.filter((text) => {
    if (SAME.has(text) || own.test(text) || !/[a-z]{2}/i.test(text)) return false;
    // A person's name may be a word; a sentence of ours is one, even if the server says it too.
    if (isData(text, page.data)) return foreign.test(text) && text.includes(" ");
    return foreign.test(text) || there.has(text);
  });
}

const onDoctorsPage = (language: Language): string[] =>
  catalogueOf(language).flatMap(([key, text]) => (key.startsWith("page ") ? text : []));

/** Of a doctor's page, which the server writes: English sentences of it that the language says otherwise. */
export function englishForDoctors(words: readonly string[], language: Language): string[] {
  if (language === "en") return [];
  const own = new Set(onDoctorsPage(language));
  const foreign = onDoctorsPage("en").filter((text) => /\p{L}{3}/u.test(text) && !own.has(text));
  const pattern = new RegExp(
    `^(?:${foreign.map((text) => text.split("…").map(escaped).join("(.*)")).join("|")})$`,
    "u",
  );
  return words.filter((text) => !SAME.has(text) && pattern.test(text));
}

/** Collects what the server tells the page; names and places are in it, whatever the language. */
export function dataOf(page: Page): { text: () => Promise<string> } {
  const heard: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (!answer.headers()["content-type"]?.includes("application/json")) return;
    // A page that is left drops its answers.
    heard.push(answer.text().catch(() => ""));
  });
  return { text: async () => (await Promise.all(heard)).join("\n") };
}
