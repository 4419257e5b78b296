/** Lists out of a file through the API: tried, done, done again, never by halves, and into the plan of their weeks. */
import { LIST_ROWS } from "../../../src/contract/files/listFields.ts";
import { type ListsImportReport, type ListsImportRow } from "../../../src/contract/shapes/lists/listsImport.ts";
import { aListInput } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aSite, aSurgeon, aUser } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { planner } from "../../support/standingLists.ts";

const { ports, app, practice, call } = practiceAtWork();

beforeEach(async () => {
  const { db } = ports().database;
  await db
    .updateTable("sites")
    .set({ name: "Ferndale Clinic", short_name: "FERN", time_zone: "Australia/Sydney" })
    .where("id", "=", practice.site.id)
    .execute();
  await db
    .updateTable("surgeons")
    .set({ display_name: "Dr Anna Keane" })
    .where("id", "=", practice.surgeon.id)
    .execute();
});

/** Monday 30 November, a day later with each row. */
const row = (n: number, values: Partial<ListsImportRow> = {}): ListsImportRow => ({
  row: n + 1,
  date: new Date(Date.UTC(2026, 10, 29 + n)).toISOString().slice(0, 10),
  start_time: "08:00",
  end_time: "12:00",
  session: "am",
  site: "Ferndale Clinic",
  theatre: "2",
  surgeon: "Dr Anna Keane",
  role_needed: "anaesthetist",
  ...values,
});
const send = async (rows: ListsImportRow[], dry = false) => {
  const { status, body } = await call("POST", `/lists/import${dry ? "?dry_run=1" : ""}`, { rows });
  return { status, ...body };
};
const tried = async (rows: ListsImportRow[]): Promise<ListsImportReport> => (await send(rows, true)).data;
const lists = () => ports().database.db.selectFrom("lists").selectAll().orderBy("starts_at").orderBy("id").execute();
const wrong = ({ errors }: ListsImportReport) => errors.map(({ row: at, field, rule }) => [at, field, rule]);
const noted = ({ notes }: ListsImportReport) => notes.map(({ row: at, kind, name }) => [at, kind, name]);

test("a month is tried first, then its lists are made at once, and wait in the plan to be called out; nobody is mailed", async () => {
  const rows = [
    row(1, { site: "fern", surgeon: "dr  ANNA keane", case_mix: "Hips", notes_public: "Key at the desk" }),
    row(2, { site: "FERNDALE CLINIC", positions: "2", role_needed: "surgical_assistant", notes_internal: "New" }),
    row(3, { session: "", start_time: "20:00", end_time: "06:00", theatre: "" }),
  ];
  const notes = [{ row: 4, kind: "overnight", name: null }];
  expect(await tried(rows)).toEqual({ created: 3, existing: [], errors: [], notes });
  expect(await lists()).toEqual([]);
  expect((await send(rows)).data).toMatchObject({ created: 3, existing: [] });
  expect(await lists()).toMatchObject([
    { date: "2026-11-30", theatre: "2", surgeon_id: practice.surgeon.id, case_mix: "Hips", session: "am" },
    { date: "2026-12-01", positions: 2, role_needed: "surgical_assistant", notes_internal: "New" },
    { date: "2026-12-02", session: "custom", theatre: null, ends_at: new Date("2026-12-02T19:00:00Z") },
  ]);
  const ids = (await lists()).map(({ id }) => id);
  expect((await planner(call, practice).see()).open).toEqual([
    { role_needed: "anaesthetist", list_ids: [ids[0], ids[2]] },
    { role_needed: "surgical_assistant", list_ids: [ids[1]] },
  ]);
  const audited = await ports().database.db.selectFrom("audit_events").select(["action", "params"]).execute();
  expect(audited.filter(({ action }) => action === "lists_imported")).toMatchObject([
    { params: { added: 3, from: "2026-11-30", to: "2026-12-02" } },
  ]);
  expect(await ports().database.db.selectFrom("outbox_emails").select("id").execute()).toEqual([]);
});

test("the same file again makes no list twice, not even one that was moved in its times or called off meanwhile", async () => {
  const rows = [row(1), row(2, { theatre: "" }), row(3, { surgeon: "Locum", theatre: "B" })];
  await send([...rows, { ...row(1), row: 9 }]);
  const made = await lists();
  expect(made).toHaveLength(3);
  await ports()
    .database.db.updateTable("lists")
    .set({ cover_status: "cancelled" })
    .where("id", "=", made[1]?.id ?? 0)
    .execute();
  const again = await tried([...rows, { ...row(4), row: 8 }, { ...row(4), row: 9 }, { ...row(4), row: 11 }]);
  expect(again.created).toBe(1);
  expect(again.existing).toEqual([
    { row: 2, list_id: made[0]?.id, same_as: null },
    { row: 3, list_id: made[1]?.id, same_as: null },
    { row: 4, list_id: made[2]?.id, same_as: null },
    { row: 9, list_id: null, same_as: 8 },
    { row: 11, list_id: null, same_as: 8 },
  ]);
  const longer = rows.map((one) => ({ ...one, end_time: "13:00", session: "custom" }));
  expect((await send(longer)).data).toMatchObject({ created: 0 });
  expect(await lists()).toHaveLength(3);
});

test("two administrators who import the same file at once make its lists once", async () => {
  const other = await aUser(ports().database.db, { company_id: practice.companyId });
  const theirs = await asUser(app as never, ports(), other);
  const rows = [1, 2, 3].map((n) => row(n));
  const done = await Promise.all([call, theirs].map((by) => by("POST", "/lists/import", { rows })));
  expect(done.map(({ body }) => body.data.created).sort()).toEqual([0, 3]);
  expect(await lists()).toHaveLength(3);
});

test("one bad row keeps all others out, and each mistake is told by row, field and rule", async () => {
  const long = "x".repeat(501);
  const rows = [
    row(1),
    row(2, { date: "31/12/2026", start_time: "8", end_time: "" }),
    row(3, { site: "Nowhere", role_needed: "king", session: "noon", positions: "6" }),
    row(4, { start_time: "12:00", end_time: "08:00" }),
    row(5, { date: "2026-11-24" }),
    row(6, { date: "2027-10-03", start_time: "02:30", end_time: "06:00", session: "custom" }),
    row(7, { theatre: "T".repeat(151), case_mix: long, notes_public: long, notes_internal: long }),
    row(8, { site: " ", role_needed: "", surgeon: "Dr \u202EKeane", time_zone: "Mars/Base" }),
  ];
  const report = await tried(rows);
  expect(wrong(report).sort()).toEqual(
    [
      [3, "date", "date"],
      [3, "start_time", "time"],
      [3, "end_time", "required"],
      [4, "site", "unknown"],
      [4, "role_needed", "unknown"],
      [4, "session", "unknown"],
      [4, "positions", "number"],
      [5, "end_time", "order"],
      [6, "date", "begun"],
      [7, "start_time", "skipped"],
      [8, "theatre", "max"],
      [8, "case_mix", "max"],
      [8, "notes_public", "max"],
      [8, "notes_internal", "max"],
      [9, "site", "required"],
      [9, "role_needed", "required"],
      [9, "surgeon", "direction"],
      [9, "start_time", "unknown"],
    ].sort(),
  );
  expect(report.created).toBe(1);
  const done = await send(rows);
  expect([done.status, done.code, done.data]).toEqual([422, "invalid_input", report]);
  expect(await lists()).toEqual([]);
});

test("what speaks against a list is told, and keeps nobody from importing it", async () => {
  await call("POST", "/days_off", { day_off: { name: "Bridge", starts_on: "2026-11-30", ends_on: "2026-11-30" } });
  const leave = { name: "Leave", starts_on: "2026-12-01", ends_on: "2026-12-01", surgeon_id: practice.surgeon.id };
  await call("POST", "/days_off", { day_off: leave });
  const there = aListInput(practice as never, { date: "2026-12-02", theatre: "2", surgeon_id: null });
  await call("POST", "/lists", { list: { ...there, surgeon_name: "Dr Other" } });
  const rows = [
    row(1),
    row(2),
    row(3, { start_time: "11:00", end_time: "13:00" }),
    row(4),
    row(5, { row: 6, date: "2026-12-03", theatre: "5", start_time: "09:00", end_time: "11:00" }),
    row(6, { row: 7, theatre: "9", surgeon: "Dr New" }),
  ];
  const report = await tried(rows);
  expect(noted(report)).toEqual([
    [2, "closed", "Bridge"],
    [3, "surgeon_away", "Leave"],
    [4, "same_theatre", "Dr Other"],
    [6, "same_surgeon", "FERN"],
    [7, "surgeon_text", "Dr New"],
  ]);
  expect((await send(rows)).data).toEqual(report);
  expect(await lists()).toHaveLength(7);
});

test("a theatre whose capitals are typed otherwise is the same theatre", async () => {
  const there = aListInput(practice as never, { date: "2026-11-30", theatre: "Theatre A", surgeon_id: null });
  await call("POST", "/lists", { list: { ...there, surgeon_name: "Dr Other" } });
  const times = { start_time: "11:00", end_time: "13:00", session: "custom" };
  const report = await tried([row(1, { ...times, theatre: "THEATRE a" }), row(1, { ...times, row: 3, theatre: "B" })]);
  expect(noted(report).filter(([, kind]) => kind === "same_theatre")).toEqual([[2, "same_theatre", "Dr Other"]]);
});

test("times that another zone's clocks show are the site's own afterwards", async () => {
  await send([row(1, { start_time: "22:00", end_time: "02:00", session: "custom", time_zone: "Europe/London" })]);
  const [list] = await lists();
  expect(list).toMatchObject({ date: "2026-12-01", start_time: "09:00", end_time: "13:00", session: "custom" });
});

test("sites and surgeons of another practice, and archived ones, are not known; more than a thousand rows are too many", async () => {
  const { db } = ports().database;
  const stranger = await aUser(db);
  const of = { company_id: stranger.company_id };
  await aSite(db, { ...of, name: "Strangers" });
  await aSurgeon(db, { ...of, display_name: "Dr Strange" });
  await aSite(db, { company_id: practice.companyId, name: "Closed down", archived_at: ports().clock.now() });
  const report = await tried([
    row(1, { site: "Strangers" }),
    row(2, { site: "Closed down" }),
    row(3, { surgeon: "Dr Strange" }),
  ]);
  expect(wrong(report)).toEqual([
    [2, "site", "unknown"],
    [3, "site", "unknown"],
  ]);
  expect(noted(report)).toEqual([[4, "surgeon_text", "Dr Strange"]]);
  const many = await send(Array.from({ length: LIST_ROWS + 1 }, (_, n) => row(n + 1)));
  expect([many.status, many.code]).toEqual([413, "payload_too_large"]);
});

test("times that end the next day are pointed out, unless they are a usual session's: they may be swapped", async () => {
  const times = [
    row(1, { session: "custom", start_time: "13:30", end_time: "12:30" }),
    row(2, { session: "custom", start_time: "12:30", end_time: "13:30" }),
    row(3, { session: "evening", start_time: "20:00", end_time: "06:00" }),
  ];
  expect(noted(await tried(times))).toEqual([[2, "overnight", null]]);
});

test("Japanese names that differ in a voicing mark alone are two; narrow letters are the same name", async () => {
  const { db } = ports().database;
  const of = { company_id: practice.companyId };
  const sites = [
    await aSite(db, { ...of, name: "ハナ病院", short_name: "ハナ" }),
    await aSite(db, { ...of, name: "バナ病院", short_name: "バナ" }),
    await aSite(db, { ...of, name: "パナ病院", short_name: "パナ" }),
  ];
  await send(["ハナ病院", "ﾊﾞﾅ病院", "パナ"].map((site, at) => row(at + 1, { site })));
  expect((await lists()).map(({ site_id }) => site_id)).toEqual(sites.map(({ id }) => id));
});

test("a name that several sites or surgeons could mean is none of them, until it says which", async () => {
  const of = { company_id: practice.companyId };
  const { db } = ports().database;
  await aSite(db, { ...of, name: "Fernhill", short_name: "fern" });
  for (const display_name of ["Dr Zoë Hart", "Dr Zoe Hart"]) await aSurgeon(db, { ...of, display_name });
  const rows = [
    row(1, { site: "FERN" }),
    row(2, { surgeon: "dr zoe hart" }),
    row(3, { site: "Fernhill", surgeon: "Dr Zoë Hart" }),
  ];
  expect(wrong(await tried(rows))).toEqual([
    [2, "site", "ambiguous"],
    [3, "surgeon", "ambiguous"],
  ]);
});

test("surgeons of exactly the same name are none to choose between: the first is taken, however it is written", async () => {
  const of = { company_id: practice.companyId, display_name: "Dr John Smith" };
  const { db } = ports().database;
  const [first] = [await aSurgeon(db, of), await aSurgeon(db, of)];
  await send(["Dr John Smith", "dr john smith"].map((surgeon, at) => row(at + 1, { surgeon })));
  expect((await lists()).map(({ surgeon_id }) => surgeon_id)).toEqual([first?.id, first?.id]);
});

test("a theatre is the site's own where its number says which; another one is told as new at the site", async () => {
  const theatres = ["Theatre 1", "Theatre 3", "Day unit 1", "Cath lab"];
  await ports().database.db.updateTable("sites").set({ theatres }).where("id", "=", practice.site.id).execute();
  const rows = ["3", "theatre-3", "1", "CATH LAB", "33", ""].map((theatre, at) => row(at + 1, { theatre }));
  expect(noted(await tried(rows))).toEqual([
    [4, "theatre_new", "1"],
    [6, "theatre_new", "33"],
  ]);
  await send(rows);
  expect((await lists()).map(({ theatre }) => theatre)).toEqual([
    "Theatre 3",
    "Theatre 3",
    "1",
    "Cath lab",
    "33",
    null,
  ]);
  // Lists of before that had the number alone are the same, too.
  await ports().database.db.updateTable("lists").set({ theatre: "3" }).where("theatre", "=", "Theatre 3").execute();
  expect(await tried(rows)).toMatchObject({ created: 0 });
});
