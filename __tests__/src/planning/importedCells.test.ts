/** What stands in the cells of a file of lists: dates, times, and the names of columns. */
import { LIST_FIELDS } from "../../../src/contract/files/listFields.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { dayOf, ordersOf, tellsZone, timeOf } from "../../../src/features/listsImport/cellTimes.ts";
import { matchColumns } from "../../../src/features/listsImport/listsFile.ts";

beforeEach(() => window.localStorage.clear());

test.each([
  ["2026-12-01", "2026-12-01"],
  ["2026-12-01T08:00:00", "2026-12-01"],
  ["20261201", "2026-12-01"],
  ["1/12/2026", "2026-12-01"],
  ["01.12.26", "2026-12-01"],
  ["Tuesday 1 December 2026", "2026-12-01"],
  ["Dec 1, 2026", "2026-12-01"],
  ["1. Dezember 2026", "2026-12-01"],
  ["1 de diciembre de 2026", "2026-12-01"],
  ["1 déc. 2026", "2026-12-01"],
  ["2026年12月1日", "2026-12-01"],
  ["1-Dec-26", "2026-12-01"],
  ["Tue 1. Dez. 26", "2026-12-01"],
  ["Dec 1, 26", "2026-12-01"],
  ["1 Dec 08:30", "1 Dec 08:30"],
  ["next week", "next week"],
  ["30-11-2026 08:00-12:00", "2026-11-30"],
  ["15.03.2026 - 08.30", "2026-03-15"],
  ["15.03.2026.08.30", "2026-03-15"],
  ["15. März 2026 - 08.30", "2026-03-15"],
  ["Mar 15, 2026 - 08-12", "2026-03-15"],
  ["2026 年 3 月 15 日", "2026-03-15"],
  ["2026. 3. 15.", "2026-03-15"],
  ["15-Mrz-26", "2026-03-15"],
  ["15. Mrz. 2026", "2026-03-15"],
  ["15. Jänner 2026", "2026-01-15"],
  ["15/mar/2026", "2026-03-15"],
  ["15 de setiembre de 2026", "2026-09-15"],
  ["２０２６／０３／０４", "2026-03-04"],
  ["２０２６年３月４日", "2026-03-04"],
  ["２０２６－０３－０４Ｔ２１：００Ｚ", "２０２６－０３－０４Ｔ２１：００Ｚ"],
  ["2026-11-29T21:00:00Z", "2026-11-29T21:00:00Z"],
  ["20261129T210000Z", "20261129T210000Z"],
  ["29/11/2026 21:00 UTC", "29/11/2026 21:00 UTC"],
  ["2026-11-29 21:00:00 GMT+0", "2026-11-29 21:00:00 GMT+0"],
  ["2026-11-29T21:00:00+00:00", "2026-11-29T21:00:00+00:00"],
  ["2026-11-29 21:00:00+10", "2026-11-29 21:00:00+10"],
  ["2026-11-29T21:00:00-0500", "2026-11-29T21:00:00-0500"],
])("%s is the day %s", (text, day) => {
  expect(dayOf(text, "dmy")).toBe(day);
});

test.each([
  ["8:00", "08:00"],
  ["08.30", "08:30"],
  ["0830", "08:30"],
  ["8", "08:00"],
  ["8h30", "08:30"],
  ["08:30:00", "08:30"],
  ["1:30 pm", "13:30"],
  ["12am", "00:00"],
  ["午後1時30分", "13:30"],
  ["13:30 Uhr", "13:30"],
  ["2026-12-01T13:30:00", "13:30"],
  ["1/12/2026 13:30", "13:30"],
  ["25:00", "25:00"],
  ["08:00 a. m.", "08:00"],
  ["1:30 p.\u00a0m.", "13:30"],
  ["800", "08:00"],
  ["1330", "13:30"],
  ["2500", "2500"],
  ["990", "990"],
  ["８：００", "08:00"],
  ["午後１時３０分", "13:30"],
  ["２５：００", "２５：００"],
  ["2026-12-01T20:00:00Z", "2026-12-01T20:00:00Z"],
  ["20:00+10:00", "20:00+10:00"],
  ["Theatre 3", "Theatre 3"],
])("%s is the time %s", (text, time) => {
  expect(timeOf(text)).toBe(time);
});

test.each([
  ["2026-12-01T20:00:00Z", true],
  ["20:00+10:00", true],
  ["20:00 UTC", true],
  ["２０：００＋１０：００", true],
  ["half past eight", false],
  ["2026-12-01T20:00", false],
  ["30-11-2026", false],
  ["2026-11-29T21:00:00-05:00", true],
])("%s tells its zone: %s", (text, tells) => {
  expect(tellsZone(text)).toBe(tells);
});

test("the dates of a column say in which order they are, or leave it open", () => {
  expect(dayOf("12/1/2026", "mdy")).toBe("2026-12-01");
  expect(ordersOf(["1/2/2026", "13/2/2026"], 2026)).toEqual(["dmy"]);
  expect(ordersOf(["1/2/2026", "1/13/2026"], 2026)).toEqual(["mdy"]);
  expect(ordersOf(["１／２／２０２６", "１／１３／２０２６"], 2026)).toEqual(["mdy"]);
  expect(ordersOf(["1/2/2026", "3/4/2026"], 2026)).toEqual(["dmy", "mdy"]);
  expect(ordersOf(["2026-01-02", "01.02.2026", "4/4/2026"], 2026)).toEqual(["dmy"]);
});

test("dates may begin with a short year where all of a column can mean this year or the next", () => {
  expect(dayOf("26/12/30", "ymd")).toBe("2026-12-30");
  expect(dayOf("30/12/2026", "ymd")).toBe("2026-12-30");
  expect(dayOf("27/1/4", "ymd")).toBe("2027-01-04");
  expect(dayOf("27/1/4", "dmy")).toBe("27/1/4");
  expect(ordersOf(["26/12/30", "27/1/4"], 2026)).toEqual(["ymd"]);
  expect(ordersOf(["26/12/30", "27/01/04"], 2026)).toEqual(["dmy", "ymd"]);
  expect(ordersOf(["26/12/26", "27/12/26"], 2026)).toEqual(["dmy", "ymd"]);
  expect(ordersOf(["26/12/30", "31/12/30"], 2026)).toEqual(["dmy"]);
  expect(ordersOf(["26/12/26"], 2026)).toEqual(["dmy"]);
  expect(ordersOf(["26/12/30", "26/12/2030"], 2026)).toEqual(["dmy"]);
});

test("columns are recognised by their names in six languages; without a role everybody is an anaesthetist", () => {
  expect(matchColumns(["Datum", "Beginn", "Ende", "Klinik", "OP-Saal", "Operateur"])).toMatchObject({
    ...{ date: "0", start_time: "1", end_time: "2", site: "3", theatre: "4", surgeon: "5" },
    role_needed: "=anaesthetist",
  });
  for (const site of ["Hospital", "Klinik", "Centro", "Établissement", "施設", "医院"])
    expect(matchColumns(["?", site]).site).toBe("1");
});

test("the columns of the file that is given back are recognised, in every language", async () => {
  const tables = await Promise.all(
    LANGUAGES.map(async (language) => [
      language,
      await import(`../../../src/features/i18n/locales/${language}/index.ts`),
    ]),
  );
  for (const [language, module] of tables) {
    const { callouts, transfer } = module[language];
    const { form, lists } = callouts;
    const headers = [
      form.date,
      form.starts,
      form.ends,
      form.session,
      form.site,
      form.theatre,
      form.surgeon,
      form.specialty,
    ];
    const others = [form.role, form.positions, form.caseMix, lists.notesPublic, transfer.lists.field.notes_internal];
    const matching = matchColumns([...headers, ...others]);
    expect([language, Object.values(matching)]).toEqual([language, LIST_FIELDS.map((_, at) => String(at))]);
  }
});
