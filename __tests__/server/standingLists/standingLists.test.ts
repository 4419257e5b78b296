/** Standing lists and days off: kept, changed, removed; and which days of theirs a plan proposes. */
import { type PlanEntry } from "../../../src/contract/shapes/planning.ts";
import { aListInput } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aDoctor, aSite, aSurgeon, aUser } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { aStandingListInput, planner } from "../../support/standingLists.ts";

const { ports, app, practice, call } = practiceAtWork();
const week = (query?: string) => planner(call, practice, query);

const datesOf = (entries: PlanEntry[]) => entries.map(({ date }) => date);
const notesOf = (entries: PlanEntry[]) =>
  entries.map(({ notes, possible }) => [possible, ...notes.map(({ kind, name }) => `${kind} ${name}`)]);

test("a standing list is kept, changed and removed; whoever holds an older version is told the present one", async () => {
  const usual = practice.doctors[0]?.id ?? 0;
  const { id } = await week().add({ usual_doctor_id: usual, theatre: " Theatre 2 " });
  const { body } = await call("GET", "/standing_lists");
  expect(body.data).toMatchObject([
    { id, weekday: 1, theatre: "Theatre 2", usual_doctor: { id: usual }, ends_on: null, lock_version: 0 },
  ]);
  const role_needed = "surgical_assistant";
  const standing_list = aStandingListInput(practice, {
    weekday: 3,
    every_weeks: 2,
    usual_doctor_id: null,
    role_needed,
  });
  const changed = await call("PUT", `/standing_lists/${id}`, { standing_list, lock_version: 0 });
  expect(changed.body.data).toMatchObject({ weekday: 3, every_weeks: 2, usual_doctor: null, lock_version: 1 });
  const stale = await call("PUT", `/standing_lists/${id}`, { standing_list, lock_version: 0 });
  expect(stale).toMatchObject({ status: 409, body: { code: "stale", data: { id, weekday: 3 } } });
  expect(await call("DELETE", `/standing_lists/${id}?lock_version=0`)).toEqual(stale);
  expect(await call("DELETE", `/standing_lists/${id}?lock_version=1`)).toMatchObject({ status: 200 });
  expect(await call("DELETE", `/standing_lists/${id}`)).toMatchObject({ status: 404 });
  const events = await ports()
    .database.db.selectFrom("audit_events")
    .select(["action", "subject_id", "diff"])
    .where("subject_type", "=", "standing_list")
    .orderBy("id")
    .execute();
  expect(events).toEqual([
    { action: "standing_list_created", subject_id: id, diff: null },
    { action: "standing_list_changed", subject_id: id, diff: expect.any(Object) },
    { action: "standing_list_deleted", subject_id: id, diff: null },
  ]);
  expect(events[1]?.diff).toMatchObject({ weekday: ["1", "3"], role: ["anaesthetist", "surgical_assistant"] });
  expect(Object.keys(events[1]?.diff ?? {}).sort()).toEqual([
    "every_weeks",
    "role",
    "theatre",
    "usual_doctor",
    "weekday",
  ]);
});

test("times and days that make no sense are refused at their field, places and people of another practice are not found", async () => {
  const refused = async (values: Parameters<typeof aStandingListInput>[1]) =>
    (await call("POST", "/standing_lists", { standing_list: aStandingListInput(practice, values) })).body;
  expect(await refused({ end_time: "07:00" })).toMatchObject({ errors: { end_time: ["must be after the start"] } });
  expect(await refused({ ends_on: "2026-11-01" })).toMatchObject({ errors: { ends_on: [expect.any(String)] } });
  const stranger = await aUser(ports().database.db);
  const of = { company_id: stranger.company_id };
  const theirs = await aSurgeon(ports().database.db, of);
  expect(await refused({ surgeon_id: theirs.id })).toMatchObject({ code: "not_found" });
  const [site, doctor] = [await aSite(ports().database.db, of), await aDoctor(ports().database.db, of)];
  expect(await refused({ site_id: site.id })).toMatchObject({ code: "not_found" });
  expect(await refused({ usual_doctor_id: doctor.id })).toMatchObject({ code: "not_found" });
  expect(await refused({ session: "on_call", start_time: "20:00", end_time: "08:00" })).toHaveProperty("data");
  const whole = { start_time: "08:00", end_time: "08:00" };
  expect(await refused({ session: "on_call", ...whole })).toHaveProperty("data");
  expect(await refused({ session: "custom", ...whole })).toHaveProperty("data");
  for (const session of ["pm", "evening"] as const)
    expect(await refused({ session, ...whole })).toMatchObject({ errors: { end_time: [expect.any(String)] } });
  const off = async (day_off: object) => (await call("POST", "/days_off", { day_off })).status;
  expect(await off({ name: " ", starts_on: "2026-12-24", ends_on: "2026-12-26" })).toBe(422);
  expect(await off({ name: "Christmas", starts_on: "2026-12-24", ends_on: "2026-12-23" })).toBe(422);
  expect(await off({ name: "Leave", starts_on: "2026-12-24", ends_on: "2026-12-26", surgeon_id: theirs.id })).toBe(404);
});

test("what was kept with times that its session cannot have any more is changed and planned with them", async () => {
  const whole = { session: "evening", start_time: "18:00", end_time: "18:00" } as const;
  const { id } = await week().add();
  await ports().database.db.updateTable("standing_lists").set(whole).where("id", "=", id).execute();
  const change = (values: object, lock_version: number) =>
    call("PUT", `/standing_lists/${id}`, {
      standing_list: aStandingListInput(practice, { ...whole, ...values }),
      lock_version,
    });
  expect(await change({ theatre: "Theatre 5" }, 0)).toMatchObject({ status: 200 });
  const again = { start_time: "19:00", end_time: "19:00" };
  expect(await change(again, 1)).toMatchObject({ status: 422, body: { errors: { end_time: [expect.any(String)] } } });
  const { entries } = await week().see();
  expect(entries).toMatchObject([{ possible: true, date: "2026-11-30" }]);
  const { body } = await week().plan(entries);
  const [list] = (await call("GET", "/lists?from=2026-11-30&to=2026-12-01")).body.data;
  expect([body.data.lists.length, list]).toMatchObject([1, { ...whole, ends_at: "2026-12-01T18:00:00.000Z" }]);
  const input = aListInput(practice, { ...whole, date: list.date, theatre: "Theatre 6" });
  const changed = await call("PUT", `/lists/${list.id}`, { list: input, lock_version: list.lock_version });
  expect(changed).toMatchObject({ status: 200 });
  expect(await call("POST", "/lists", { list: input })).toMatchObject({
    status: 422,
    body: { errors: { "list.end_time": [expect.any(String)] } },
  });
});

test("every n weeks counts from the first such weekday on or after the first day, until the last day", async () => {
  const { add, see } = week("from=2026-11-30&weeks=4");
  await add({ weekday: 3, every_weeks: 2, starts_on: "2026-11-24", ends_on: "2026-12-23" });
  await add({ weekday: 7, starts_on: "2026-12-07" });
  expect(datesOf((await see()).entries)).toEqual([
    "2026-12-09",
    "2026-12-13",
    "2026-12-20",
    "2026-12-23",
    "2026-12-27",
  ]);
});

test("a plan says what differs: closed days, the surgeon's leave, the theatre in use, the surgeon's other list, what cannot be", async () => {
  const { add, see } = week();
  const away = await aSurgeon(ports().database.db, { company_id: practice.companyId });
  await add({ surgeon_id: null, theatre: "Theatre 1" });
  await add({ weekday: 2, surgeon_id: away.id });
  await add({ weekday: 3 });
  const gone = await aSurgeon(ports().database.db, { company_id: practice.companyId });
  await add({ weekday: 4, surgeon_id: gone.id });
  await call("POST", `/surgeons/${gone.id}/archive`);
  const off = (values: object) => call("POST", "/days_off", { day_off: { name: "Closed", ...values } });
  await off({ starts_on: "2026-12-02", ends_on: "2026-12-02" });
  await off({ name: "Leave", starts_on: "2026-11-29", ends_on: "2026-12-04", surgeon_id: away.id });
  const list = { ...aStandingListInput(practice), date: "2026-11-30", theatre: "Theatre 1" };
  const { weekday: _, every_weeks: _every, starts_on: _starts, ...alone } = list;
  expect(await call("POST", "/lists", { list: alone })).toMatchObject({ status: 201 });
  expect(notesOf((await see()).entries)).toEqual([
    [true, `same_theatre ${(await call("GET", "/surgeons")).body.data[0].display_name}`],
    [true, "surgeon_away Leave"],
    [true, "closed Closed"],
    [false, "archived null"],
  ]);
});

test("days off are shown by their first day and removed; what only a standing list names cannot be removed", async () => {
  const { add } = week();
  await add();
  const { body } = await call("POST", "/days_off", {
    day_off: { name: "Christmas", starts_on: "2026-12-24", ends_on: "2026-12-26" },
  });
  expect((await call("GET", "/days_off")).body.data).toEqual([body.data]);
  expect(await call("DELETE", `/days_off/${body.data.id}`)).toMatchObject({ status: 200 });
  expect(await call("DELETE", `/days_off/${body.data.id}`)).toMatchObject({ status: 404 });
  const events = await ports()
    .database.db.selectFrom("audit_events")
    .select(["action", "params"])
    .where("action", "in", ["day_off_added", "day_off_removed"])
    .orderBy("id")
    .execute();
  const params = { name: "Christmas", from: "2026-12-24", to: "2026-12-26" };
  expect(events).toEqual(["day_off_added", "day_off_removed"].map((action) => ({ action, params })));
  expect(await call("DELETE", `/sites/${practice.site.id}`)).toMatchObject({ status: 409, body: { code: "in_use" } });
  expect(await call("DELETE", `/surgeons/${practice.surgeon.id}`)).toMatchObject({ status: 409 });
});

test("a site and a surgeon that were archived since stay with the standing list that has them, and no other can have them", async () => {
  const of = { company_id: practice.companyId };
  const [site, surgeon] = [await aSite(ports().database.db, of), await aSurgeon(ports().database.db, of)];
  const { id } = await week().add({ site_id: site.id, surgeon_id: surgeon.id });
  const other = await week().add({ weekday: 2 });
  await call("POST", `/sites/${site.id}/archive`);
  await call("POST", `/surgeons/${surgeon.id}/archive`);
  const theirs = { site_id: site.id, surgeon_id: surgeon.id, ends_on: "2026-12-31" };
  const change = (listId: number, values: Parameters<typeof aStandingListInput>[1], lock_version = 0) =>
    call("PUT", `/standing_lists/${listId}`, { standing_list: aStandingListInput(practice, values), lock_version });
  expect(await change(id, theirs)).toMatchObject({ status: 200, body: { data: { ends_on: "2026-12-31" } } });
  expect(await change(other.id, { site_id: site.id })).toMatchObject({ status: 404 });
  expect(await change(other.id, { surgeon_id: surgeon.id })).toMatchObject({ status: 404 });
  expect(await change(id, {}, 1)).toMatchObject({ status: 200 });
  expect(await change(id, theirs, 2)).toMatchObject({ status: 404 });
});

test("another practice sees and changes none of it", async () => {
  const { id } = await week().add();
  const other = await asUser(app, ports(), await aUser(ports().database.db));
  expect((await other("GET", "/standing_lists")).body.data).toEqual([]);
  expect(await other("DELETE", `/standing_lists/${id}`)).toMatchObject({ status: 404 });
  const entries = [{ standing_list_id: id, date: "2026-11-30", lock_version: 0 }];
  expect(await other("POST", "/plan", { entries, ask_usual: true })).toMatchObject({ status: 404 });
});
