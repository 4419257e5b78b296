/** Counts, numbers and dates come out as people of each language write them. */
import "../../../src/app/i18n.ts";
import i18next from "i18next";
import "../../../src/features/i18n/addPageTexts.ts";
import "../../../src/features/i18n/addSignedInTexts.ts";
import { showLanguage } from "../../../src/features/i18n/languageTexts.ts";
import { formatMoment } from "../../../src/features/notifications/model/formatMoment.ts";
import { firstOfWeek, listDate } from "../../../src/lib/dateFormats.ts";

const NOW = Date.UTC(2026, 10, 24, 10, 42);

afterEach(async () => {
  await showLanguage("en");
});

test.each([
  { language: "en", counts: { 0: "0 lists", 1: "1 list", 2: "2 lists", 1000000: "1000000 lists" } },
  { language: "de", counts: { 0: "0 OP-Listen", 1: "1 OP-Liste", 2: "2 OP-Listen", 1000000: "1000000 OP-Listen" } },
  { language: "es", counts: { 0: "0 sesiones", 1: "1 sesión", 2: "2 sesiones", 1000000: "1000000 de sesiones" } },
  { language: "fr", counts: { 0: "0 vacation", 1: "1 vacation", 2: "2 vacations", 1000000: "1000000 de vacations" } },
  { language: "ja", counts: { 0: "0枠", 1: "1枠", 2: "2枠", 1000000: "1000000枠" } },
] as const)("$language counts by its own plural rules", async ({ language, counts }) => {
  await showLanguage(language);
  const said = Object.keys(counts).map((count) => [
    count,
    i18next.t("callouts:detail.lists", { count: Number(count) }),
  ]);
  expect(Object.fromEntries(said)).toEqual(counts);
});

test("Chinese counts one with its own words, not with English ones", async () => {
  await showLanguage("zh");
  expect(i18next.t("callouts:detail.lists", { count: 1 })).toMatch(/\p{Script=Han}/u);
});

test.each([
  { language: "en", range: "1,201–1,250 of 12,345" },
  { language: "de", range: "1.201–1.250 von 12.345" },
  { language: "es", range: "1201–1250 de 12.345" },
  { language: "fr", range: "1\u202f201–1\u202f250 sur 12\u202f345" },
  { language: "ja", range: "12,345件中 1,201–1,250件" },
] as const)("$language groups the digits of long numbers its own way", async ({ language, range }) => {
  await showLanguage(language);
  expect(i18next.t("common:pager.range", { from: 1201, to: 1250, total: 12_345 })).toBe(range);
});

test.each([
  { language: "en", date: "Thu 26 Nov", next: "Tue, 5 Jan 2027" },
  { language: "de", date: "Do., 26. Nov.", next: "Di., 5. Jan. 2027" },
  { language: "es", date: "jue. 26 nov", next: "mar. 5 ene 2027" },
  { language: "fr", date: "jeu. 26 nov.", next: "mar. 5 janv. 2027" },
  { language: "ja", date: "11月26日(木)", next: "2027年1月5日(火)" },
  { language: "zh", date: "11月26日周四", next: "2027年1月5日周二" },
])("$language writes dates its own way", ({ language, date, next }) => {
  expect(listDate(language, "2026-11-26", NOW)).toBe(date);
  expect(listDate(language, "2027-01-05", NOW)).toBe(next);
  const earlier = formatMoment(Date.UTC(2026, 10, 5, 15, 0), NOW, language);
  expect(earlier).toContain(new Intl.DateTimeFormat(language, { month: "short" }).format(Date.UTC(2026, 10, 5)));
});

test.each([
  ["monday", "2026-11-23", "2026-11-23"],
  ["saturday", "2026-11-21", "2026-11-28"],
  ["sunday", "2026-11-22", "2026-11-29"],
] as const)("a week that begins on %s", (start, first, second) => {
  const week = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"];
  expect(week.map((date) => firstOfWeek(date, start))).toEqual(week.map(() => first));
  expect(firstOfWeek(first, start)).toBe(first);
  expect(firstOfWeek("2026-11-29", start)).toBe(start === "monday" ? first : second);
});
