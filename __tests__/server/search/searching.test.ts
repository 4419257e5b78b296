/** What the searches of callouts, doctors and places find: each list of a callout, days in any language, names without accents. */
import { sql } from "kysely";
import { fold } from "../../../src/contract/files/fold.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { typedDay } from "../../../src/contract/rules/typedDay.ts";
import { fullDate } from "../../../src/lib/dateFormats.ts";
import { aCallout, aCalloutInput, aDraft, aListInput, anAnswer } from "../../support/aCallout.ts";
import { aDoctor, aSite, aSurgeon } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork();
const db = () => ports().database.db;
const company = () => ({ company_id: practice.companyId });

const found = async (path: string, q: string) => (await call("GET", `${path}?q=${encodeURIComponent(q)}`)).body.data;
const references = async (q: string): Promise<string[]> =>
  (await found("/callouts", q)).map(({ reference }: { reference: string }) => reference.slice(-1)).sort();

/** The second list is at another place, on another day, for somebody else. */
async function withSecondList() {
  const site = await aSite(db(), { ...company(), name: "Ferndale Private Hospital", short_name: "Ferndale" });
  const surgeon = await aSurgeon(db(), { ...company(), display_name: "Ms Quillon" });
  const second = { date: "2026-12-03", site_id: site.id, surgeon_id: surgeon.id, theatre: "Wing 9", specialty: "ENT" };
  return { site, surgeon, second };
}

test("a callout is found by the day, site, theatre, surgeon and specialty of any of its lists", async () => {
  const { second } = await withSecondList();
  await aDraft(ports(), practice, { lists: [{}, second] });
  await aDraft(ports(), practice, {});
  for (const q of ["2026-12-03", "ferndale", "private hospital", "quillon", "wing 9", "ent"])
    expect([q, await references(q)]).toEqual([q, ["1"]]);
  expect(await references("27 Nov")).toEqual(["1", "2"]);
  expect(await references("Thu 3 Dec")).toEqual(["1"]);
  expect(await references("3.12.2026")).toEqual(["1"]);
  expect(await references("4 Dec")).toEqual([]);
  expect(await found("/search", "3 Dec")).toMatchObject([{ type: "callout", sub: "C-2026-0001" }]);
});

test("what finds a callout follows its lists and their places: added, moved, renamed, taken out", async () => {
  const { site, surgeon, second } = await withSecondList();
  // Under a title of its own, so that no other one brings it up to date.
  const { id, lists } = await aDraft(ports(), practice, { title: "Cover" });
  const first = { ...aListInput(practice), id: lists[0]?.id };
  const save = async (lock_version: number, changed: object[]) => {
    const callout = { ...aCalloutInput(practice, { title: "Cover" }), lists: changed };
    return (await call("PUT", `/callouts/${id}`, { callout, lock_version })).status;
  };
  expect(await references("ferndale")).toEqual([]);
  expect(await save(0, [first, aListInput(practice, second)])).toBe(200);
  expect([await references("ferndale"), await references("3 Dec")]).toEqual([["1"], ["1"]]);
  await db().updateTable("lists").set({ date: "2026-12-10" }).where("site_id", "=", site.id).execute();
  expect([await references("3 Dec"), await references("10 Dec")]).toEqual([[], ["1"]]);
  const elmwood = { name: "Elmwood Clinic", short_name: "Elmwood", time_zone: "Europe/London", theatres: [] };
  const renamed = await call("PUT", `/sites/${site.id}`, { site: { ...elmwood, lock_version: 0 } });
  expect(renamed.status).toBe(200);
  await db().updateTable("surgeons").set({ display_name: "Ms Tarrant" }).where("id", "=", surgeon.id).execute();
  expect([await references("ferndale"), await references("quillon")]).toEqual([[], []]);
  expect([await references("elmwood clinic"), await references("tarrant")]).toEqual([["1"], ["1"]]);
  expect(await save(1, [first])).toBe(200);
  expect([await references("elmwood"), await references("27 Nov")]).toEqual([[], ["1"]]);
  expect((await call("DELETE", `/callouts/${id}`)).status).toBe(200);
  expect(await db().selectFrom("callout_texts").selectAll().execute()).toEqual([]);
});

test("a list that is cancelled by itself still finds its callout, as it still stands in it", async () => {
  const { second } = await withSecondList();
  const callout = await aCallout(ports(), practice, { lists: [{}, second] });
  const [, list] = callout.lists;
  const cancel = { reason: "", lock_version: list?.lock_version };
  const { status } = await call("POST", `/callouts/${callout.id}/lists/${list?.id}/cancel`, cancel);
  expect([status, await references("ferndale"), await references("3 Dec")]).toEqual([200, ["1"], ["1"]]);
});

const NAMES = [
  "García",
  "Müller",
  "Søren Åkesson",
  "Weiß",
  "Łukasz Đorđević",
  "Lœve",
  "Ørsted",
  "ＡＢＣ",
  "ガルシア",
  "O’Neill",
];

test.each([
  ["garcia", "García"],
  ["GARCÍA", "Garcia"],
  ["Muller", "Müller"],
  ["mu\u0308ller", "Müller"],
  ["soren akes", "Søren Åkesson"],
  ["weiss", "Weiß"],
])("%s finds %s: among doctors, callouts, sites and surgeons", async (q, name) => {
  const site = await aSite(db(), { ...company(), name: `${name} Clinic`, short_name: "Clinic" });
  const surgeon = await aSurgeon(db(), { ...company(), display_name: `Dr ${name}` });
  const doctor = await aDoctor(db(), { ...company(), last_name: name });
  await aDraft(ports(), practice, { lists: [{ surgeon_id: surgeon.id }] });
  const offered = await aCallout(ports(), practice, { recipients: { doctor_ids: [doctor.id], group_ids: [] } });
  await anAnswer(ports(), practice, offered, doctor, "available");
  await call("POST", "/lists", { list: aListInput(practice, { surgeon_id: null, surgeon_name: name }) });
  expect(await references(q)).toEqual(["1", "2"]);
  expect(await found("/doctors", q)).toMatchObject([{ id: doctor.id }]);
  const hits = (await found("/search", q)).map(({ type }: { type: string }) => type);
  expect(hits).toEqual(["callout", "callout", "doctor", "site", "surgeon"]);
  const week = (await call("GET", `/lists?from=2026-11-23&to=2026-11-29&q=${encodeURIComponent(q)}`)).body.data;
  expect(week).toHaveLength(3);
  expect(site.id).toBeGreaterThan(0);
});

test("signs that are written in two widths are no wildcards, and other letters stay others", async () => {
  await aDoctor(db(), { ...company(), last_name: "がん" });
  expect(await found("/doctors", "％")).toEqual([]);
  expect(await found("/doctors", "＿")).toEqual([]);
  expect(await found("/doctors", "か")).toEqual([]);
  expect(await found("/doctors", "が")).toHaveLength(1);
});

test("the database and the program fold alike", async () => {
  for (const name of [...NAMES, ...NAMES.map((one) => one.normalize("NFD"))]) {
    const { rows } = await sql<{ folded: string }>`select fold_text(${name}) as folded`.execute(db());
    expect(rows[0]?.folded).toBe(fold(name));
  }
});

test.each(LANGUAGES)("in %s a day is understood as the app writes it, every month", (language) => {
  for (let month = 1; month <= 12; month++) {
    const date = `2026-${String(month).padStart(2, "0")}-09`;
    expect([fullDate(language, date), typedDay(fullDate(language, date))]).toEqual([fullDate(language, date), date]);
  }
});

test.each([
  ["26 Nov", "-11-26"],
  ["Thu 26 Nov", "-11-26"],
  ["26 november 2026", "2026-11-26"],
  ["Nov 26, 2026", "2026-11-26"],
  ["26.11.", "-11-26"],
  ["26.11.26", "2026-11-26"],
  ["26/11", "-11-26"],
  ["11/26", "-11-26"],
  ["26. Nov.", "-11-26"],
  ["1 août", "-08-01"],
  ["1 aout", "-08-01"],
  ["26 de noviembre de 2026", "2026-11-26"],
  ["11月26日", "-11-26"],
  ["3 ma", null],
  ["26 Northbank", null],
  ["32 Nov", null],
  ["13/13", null],
  ["Nov", null],
  ["C-2026-0001", null],
])("%s is the day %s", (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});
