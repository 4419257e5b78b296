/** Files to take along: what they hold, that a spreadsheet runs nothing of it, and that what went out comes in again. */

import Papa from "papaparse";
import { columnNames } from "../../server/features/exports/columnNames.ts";
import { DOCTOR_ROLES } from "../../src/contract/doctor.ts";
import { unguardCell } from "../../src/contract/files/csvCell.ts";
import { csvLine } from "../../src/contract/files/csvLine.ts";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { matchColumns, readDoctors } from "../../src/features/doctorsImport/doctorsFile.ts";
import { draftRows, importRow } from "../../src/features/doctorsImport/draftRows.ts";
import { type Table } from "../../src/lib/tables/readTable.ts";
import { aCallout, aPractice, type Practice } from "../support/aCallout.ts";
import { asUser, type Caller } from "../support/asUser.ts";
import { aSite, aUser } from "../support/builders.ts";
import { practiceAtWork } from "../support/practiceAtWork.ts";
import { fc } from "../support/random/fc.ts";
import { manyRuns } from "../support/random/manyRuns.ts";
import { signInHeaders } from "../support/signIn.ts";

// A property asks for many files in one breath.
const { ports, app, practice, call } = practiceAtWork({ doctors: 0 }, { rateLimitFactor: 1000 });
let headers: Record<string, string>;
beforeEach(async () => {
  headers = await signInHeaders(ports(), practice.user);
});

const file = async (path: string, as = headers) => app.inject({ url: `/admin_api${path}`, headers: as });
async function table(path: string, as = headers): Promise<Table> {
  const { rawPayload } = await file(path, as);
  const read = await readDoctors(new File([new Uint8Array(rawPayload)], "doctors.csv"), "en");
  if ("problem" in read) throw new Error(read.problem);
  return read;
}
const GROUPS = ["Partners; old", "=SUM(A1)", 'The "others", north'];
const SITES = ["St Vincent’s; west", "+Ferndale", "-1 Clinic"];

const text = (max: number) =>
  fc
    .string({ unit: "grapheme", maxLength: max })
    .map((one) => one.replaceAll("\u0000", "").trim())
    .filter((one) => one.isWellFormed() && [...one].length <= max);
const nasty = fc.constantFrom(
  "=cmd|' /C calc'!A0",
  "+44 20",
  "-1",
  "@x",
  "'=kept",
  "''",
  'a"b',
  "a;b",
  "a\\;b",
  "a, b\nc\r\nd",
  "＝1",
);
const some = (max: number) => fc.oneof(text(max), nasty);
const name = some(60).filter((one) => one !== "");
const aDoctor = fc.record({
  title: some(18),
  first_name: name,
  last_name: name,
  prefix: fc.constantFrom("", "=", "+", "-", "'="),
  mobile_phone: fc.constantFrom("", "+44 20 7946 0000", "-0491 570 156"),
  role: fc.constantFrom(...DOCTOR_ROLES),
  grade: some(40),
  specialties: fc.uniqueArray(
    some(40).filter((one) => one !== ""),
    { maxLength: 3 },
  ),
  registration_number: some(30),
  locale: fc.constantFrom(...LANGUAGES),
  notes: some(200),
  groups: fc.subarray([0, 1, 2]),
  sites: fc.uniqueArray(fc.tuple(fc.constantFrom(0, 1, 2), fc.constantFrom(null, "2027-03-31")), {
    selector: ([site]) => site,
    maxLength: 3,
  }),
});

/** Two companies whose groups and sites have the same names. */
async function aCompanyWith(user: Practice["user"]) {
  const ask = await asUser(app, ports(), user);
  const groups: number[] = [];
  for (const one of GROUPS) groups.push((await ask("POST", "/doctor_groups", { name: one })).body.data.id);
  const sites: number[] = [];
  for (const one of SITES)
    sites.push(
      (await aSite(ports().database.db, { company_id: user.company_id, name: one, short_name: one.slice(0, 12) })).id,
    );
  return { ask, groups, sites, headers: await signInHeaders(ports(), user) };
}

type Told = Record<string, unknown> & { groups: { name: string }[]; sites: { credentialed_until: string | null }[] };
async function doctorsOf(ask: Caller): Promise<unknown[]> {
  const { data } = (await ask("GET", "/doctors?per_page=100")).body;
  const full: Told[] = await Promise.all(
    data.map(async ({ id }: { id: number }) => (await ask("GET", `/doctors/${id}`)).body.data),
  );
  return full
    .map(({ id: _id, groups, sites, lock_version: _version, ...rest }) => ({
      ...rest,
      groups: groups.map((one) => one.name),
      sites: sites.map((one) => one.credentialed_until).sort(),
    }))
    .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

test("whatever doctors there are, their file brings the same doctors into another practice, and changes nothing here", async () => {
  const { db } = ports().database;
  const runs = { numRuns: manyRuns(300, 6) };
  const here = await aCompanyWith(practice.user);
  const there = await aCompanyWith(await aUser(db));
  await fc.assert(
    fc.asyncProperty(fc.array(aDoctor, { minLength: 1, maxLength: 6 }), async (wanted) => {
      await db.deleteFrom("doctors").where("id", ">", 0).execute();
      for (const [at, { prefix, groups, sites, ...doctor }] of wanted.entries()) {
        const made = await here.ask("POST", "/doctors", {
          doctor: {
            ...doctor,
            email: `${prefix}${at}@example.test`,
            group_ids: groups.map((one) => here.groups[one]),
            sites: sites.map(([one, until]) => ({ site_id: here.sites[one], credentialed_until: until })),
          },
        });
        expect([made.status, made.body.errors]).toEqual([201, undefined]);
      }
      const read = await table("/doctors.csv", here.headers);
      const rows = draftRows(read, matchColumns(read.headers)).map((row) => importRow(row, "update"));
      const again = await here.ask("POST", "/doctors/import", { rows });
      expect(again.body.data).toMatchObject({ created: 0, updated: 0, unchanged: wanted.length, errors: [] });
      const moved = await there.ask("POST", "/doctors/import", { rows });
      expect(moved.body.data).toMatchObject({ created: wanted.length, errors: [] });
      expect(await doctorsOf(there.ask)).toEqual(await doctorsOf(here.ask));
    }),
    runs,
  );
});

test("no cell is a formula, and every text comes back as it was", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), nasty), (one) => {
      const [[cell = ""] = []] = Papa.parse<string[]>(csvLine([one, "."])).data;
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(unguardCell(cell)).toBe(one);
    }),
  );
});

test("the files hold what the list holds under its filters, begin with a mark, and leave a line in the audit log", async () => {
  await call("POST", "/doctors/import", {
    rows: ["anaesthetist", "surgeon"].map((role, at) => ({
      ...{ row: at + 2, known: "skip", role, email: `${role}@example.test` },
      ...{ first_name: "Hana", last_name: "=1+1" },
    })),
  });
  const answer = await file("/doctors.csv?role=surgeon&separator=semicolon");
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="doctors-2026-11-24.csv"',
  });
  expect(answer.headers["access-token"] ?? answer.headers.authorization).toBeDefined();
  const [head, line, ...rest] = answer.body.split("\r\n");
  expect(head?.startsWith("\uFEFFTitle;First name;Last name;")).toBe(true);
  expect(line).toContain(';Hana;"\'=1+1";surgeon@example.test;;Surgeon;');
  expect(rest).toEqual([""]);
  const doctors = (await aPractice(ports())).doctors;
  expect(doctors).toHaveLength(3);
  const audit = (await file("/audit_events.csv?area=doctors")).body;
  expect(audit).toContain("Doctors imported");
  expect(audit).not.toContain("Data exported");
  expect((await file("/audit_events.csv?area=practice")).body).toContain("Rows: 1; File: Doctors");
});

test("a file is named after the practice's own day", async () => {
  await ports().database.db.updateTable("company_settings").set({ time_zone: "Pacific/Kiritimati" }).execute();
  for (const path of ["/doctors.csv", "/callouts.csv", "/audit_events.csv", "/export.json"])
    expect((await file(path)).headers["content-disposition"]).toContain("-2026-11-25.");
  expect((await file("/doctors.csv?status=archived")).headers["content-disposition"]).toContain(
    '"doctors-archived-2026-11-25.csv"',
  );
});

test.each(LANGUAGES)("whoever works in %s gets columns of that language, and imports them again", async (locale) => {
  const user = await aUser(ports().database.db, { locale });
  const as = await signInHeaders(ports(), user);
  const ask = await asUser(app, ports(), user);
  const doctor = {
    first_name: "Hana",
    last_name: "Itokawa",
    email: `${locale}@example.test`,
    role: "surgical_assistant",
    locale: "fr",
  };
  await ask("POST", "/doctors/import", { rows: [{ row: 2, known: "skip", ...doctor }] });
  const read = await table("/doctors.csv", as);
  const matching = matchColumns(read.headers);
  expect(Object.values(matching).filter((column) => column === "")).toEqual([]);
  expect(draftRows(read, matching).map((row) => importRow(row, "skip"))).toMatchObject([doctor]);
  for (const [name, path] of Object.entries({ callouts: "/callouts.csv", audit: "/audit_events.csv" })) {
    const own = columnNames(name as "callouts" | "audit", locale);
    expect(own).toHaveLength(columnNames(name as "callouts" | "audit", "en").length);
    expect((await file(path, as)).body.split("\r\n")[0]).toBe(`\uFEFF${own.join(",")}`);
  }
});

test("callouts go out by filter or by choice, a line for each list; another practice's ids are as if they were not there", async () => {
  const [own, other] = [await aPractice(ports()), await aPractice(ports())];
  const two = await aCallout(ports(), own, { lists: [{}, { date: "2026-12-01" }], urgency: "urgent" });
  const one = await aCallout(ports(), own, {});
  const foreign = await aCallout(ports(), other, {});
  const as = await signInHeaders(ports(), own.user);
  const references = async (query: string): Promise<string[]> => {
    const body = (await file(`/callouts.csv${query}`, as)).body.trim().split("\r\n").slice(1);
    return body.map((line) => line.split(",")[0] ?? "");
  };
  expect((await references("")).sort()).toEqual([two.reference, two.reference, one.reference].sort());
  expect(await references(`?ids=${one.id},${foreign.id}`)).toEqual([one.reference]);
  expect(await references("?tab=past")).toEqual([]);
  expect((await references("?status=open&status=draft")).length).toBe(3);
  expect(await references("?status=cancelled&status=draft")).toEqual([]);
  expect((await file("/callouts.csv?ids=1;drop", as)).statusCode).toBe(422);
});

test("the export of all data holds every table of the practice, nothing of another, and nothing that opens a door", async () => {
  const [own, other] = [await aPractice(ports()), await aPractice(ports())];
  await aCallout(ports(), own, { message: "OURS" });
  await aCallout(ports(), other, { message: "THEIRS" });
  const answer = await file("/export.json", await signInHeaders(ports(), own.user));
  const data = JSON.parse(answer.body) as Record<string, Record<string, unknown>[]>;
  expect(data.company).toMatchObject({ id: own.companyId });
  expect(data.doctors?.map(({ id }) => id)).toEqual(own.doctors.map(({ id }) => id));
  // Three doctors were mailed, and the office its copy.
  expect([data.callouts?.length, data.responses?.length, data.outbox_emails?.length]).toEqual([1, 3, 4]);
  expect(data.users?.map(({ email }) => email)).toEqual([own.user.email]);
  expect(answer.body).toContain("OURS");
  expect(answer.body).not.toContain("THEIRS");
  expect(answer.body).not.toContain("/respond/");
  // Only the hashes of the audit log's chain.
  expect(answer.body.replaceAll(/"seq":\d+,"hash":"[0-9a-f]{64}"/g, "")).not.toMatch(
    /"[^"]*(password|token|hash)[^"]*":/,
  );
});
