/** What a usual doctor who is asked alone says, or does not say, and how others come to be asked. */
import { type Plan, type PlanEntry, type StandingListInput } from "../../../src/contract/shapes/planning.ts";
import { aCalloutInput, aListInput, anAnswer } from "../../support/aCallout.ts";
import { aSurgeon } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { planner } from "../../support/standingLists.ts";

const { ports, practice, call, signInAgain } = practiceAtWork();
const usual = (at = 0): number => practice.doctors[at]?.id ?? 0;

/** Monday to Wednesday of the first doctor, planned. */
async function asked(values: Partial<StandingListInput> = {}, weekdays = [1, 2, 3]) {
  const { add, see, plan } = planner(call, practice);
  for (const weekday of weekdays) await add({ weekday, usual_doctor_id: usual(), ...values });
  await plan((await see()).entries);
  const { entries }: Plan = await see();
  const callout = (await call("GET", `/callouts/${entries[0]?.list?.callout?.id}`)).body.data;
  return { see, callout, ids: entries.flatMap(({ list }) => list?.id ?? []) };
}

const answersIn = ({ entries }: Plan) => entries.map(({ list }) => list?.usual_answer ?? null);
const draftOf = (ids: number[]) => ({
  callout: aCalloutInput(practice, {
    lists: ids.map((id, at) => ({ id, date: `2026-12-0${at + 1}` })),
    recipients: { doctor_ids: [usual(1)], group_ids: [] },
  }),
});

test("doctors who are added to what the usual doctor was asked alone get the mail that everybody gets, and the lists are anybody's", async () => {
  const { callout, see } = await asked();
  const recipients = { doctor_ids: [usual(1)], group_ids: [] };
  expect(await call("POST", `/callouts/${callout.id}/recipients`, { recipients })).toMatchObject({ status: 200 });
  const mail = await ports()
    .database.db.selectFrom("outbox_emails")
    .select(["subject", "text"])
    .where("doctor_id", "=", usual(1))
    .executeTakeFirstOrThrow();
  expect(mail.subject).not.toContain("usual");
  expect(mail.text).toContain("THE FIRST DOCTOR WHO CAN DO THE WHOLE LIST IS BOOKED AT ONCE.");
  expect(answersIn(await see())).toEqual([null, null, null]);
});

test("a usual doctor who does not answer in time keeps no list: others can be asked, and a late yes still books what nobody has taken up", async () => {
  const { see, callout, ids } = await asked();
  expect(callout.respond_by).toEqual(expect.any(String));
  ports().clock.advance(new Date(callout.respond_by).getTime() - ports().clock.now().getTime() - 1);
  await signInAgain();
  expect((await see()).open).toEqual([]);
  ports().clock.advance(1);
  const late: Plan = await see();
  expect(answersIn(late)).toEqual(["silent", "silent", "silent"]);
  expect(late.open).toEqual([{ role_needed: "anaesthetist", list_ids: ids }]);
  const [first = 0, second = 0, third = 0] = ids;
  expect(await call("POST", "/callouts", draftOf([first, second]))).toMatchObject({ status: 201 });
  await anAnswer(ports(), practice, callout, { id: usual() }, "available", { listId: third });
  const after: Plan = await see();
  expect(answersIn(after)).toEqual([null, null, "booked"]);
  expect(after.open).toEqual([]);
  expect((await call("GET", `/callouts/${callout.id}`)).body.data).toMatchObject({ status: "confirmed" });
});

test("where the practice has no usual time to answer, the usual doctor has half of what there is, and two days at most", async () => {
  const far = await asked();
  expect(far.callout.respond_by).toBe("2026-11-26T10:45:00.000Z");
  const { add, see, plan } = planner(call, practice, "from=2026-11-25&weeks=1");
  await add({ weekday: 3, starts_on: "2026-11-25", usual_doctor_id: usual(1) });
  await plan((await see()).entries.slice(0, 1));
  const [entry] = (await see()).entries;
  const near = (await call("GET", `/callouts/${entry.list.callout.id}`)).body.data;
  expect(near.respond_by).toBe("2026-11-24T21:30:00.000Z");
});

test("a list that needs more doctors than the usual one is named with the callout in which the others are asked", async () => {
  const { see, callout, ids } = await asked({ positions: 2 }, [1, 2]);
  const [first = 0, second = 0] = ids;
  await anAnswer(ports(), practice, callout, { id: usual() }, "available", { listId: first });
  const after: Plan = await see();
  expect(answersIn(after)).toEqual(["booked", "waiting"]);
  const { id, reference } = callout;
  expect(after).toMatchObject({
    open: [],
    more: [{ callout: { id, reference }, role_needed: "anaesthetist", list_ids: [first] }],
  });
  expect(await call("POST", "/callouts", draftOf([first]))).toMatchObject({ body: { code: "list_in_callout" } });
  const recipients = { doctor_ids: [usual(1)], group_ids: [] };
  await call("POST", `/callouts/${id}/recipients`, { recipients });
  expect((await see()).more).toEqual([]);
  const { lists } = (await call("GET", `/callouts/${id}`)).body.data;
  expect(lists.map((list: { id: number }) => list.id)).toEqual([first, second]);
});

test("a usual doctor whose booking the office has released keeps no list, and is not said to have refused", async () => {
  const { see, callout, ids } = await asked({}, [1]);
  await anAnswer(ports(), practice, callout, { id: usual() }, "available");
  const [{ id, lock_version }] = (await call("GET", `/callouts/${callout.id}`)).body.data.responses;
  const released = await call("POST", `/callouts/${callout.id}/responses/${id}/release`, { lock_version });
  expect(released).toMatchObject({ status: 200 });
  expect(answersIn(await see())).toEqual(["released"]);
  expect((await see()).open).toEqual([{ role_needed: "anaesthetist", list_ids: ids }]);
  expect(await call("POST", "/callouts", draftOf(ids))).toMatchObject({ status: 201 });
});

test("a usual doctor who can no longer come has refused", async () => {
  const { see, callout } = await asked({}, [1]);
  await anAnswer(ports(), practice, callout, { id: usual() }, "available");
  await anAnswer(ports(), practice, callout, { id: usual() }, "unavailable");
  expect(answersIn(await see())).toEqual(["refused"]);
});

const change = ({ id }: { id: number }, lock_version: number, respond_by: string | null) =>
  call("PUT", `/callouts/${id}`, { callout: { respond_by }, lock_version });

test("as long as the usual doctor is asked alone, the time to answer can be moved but not taken away", async () => {
  const { callout } = await asked();
  const later = "2026-11-27T10:00:00.000Z";
  expect(await change(callout, callout.lock_version, null)).toMatchObject({
    status: 422,
    body: { errors: { "callout.respond_by": ["can't be blank"] } },
  });
  expect(await change(callout, callout.lock_version, later)).toMatchObject({ body: { data: { respond_by: later } } });
  const recipients = { doctor_ids: [usual(1)], group_ids: [] };
  await call("POST", `/callouts/${callout.id}/recipients`, { recipients });
  const { lock_version } = (await call("GET", `/callouts/${callout.id}`)).body.data;
  expect(await change(callout, lock_version, null)).toMatchObject({ body: { data: { respond_by: null } } });
});

test("what the usual doctor had said of lists that others are now asked about stays in the callout's activity", async () => {
  const { callout, ids } = await asked();
  const [first = 0, second = 0, third = 0] = ids;
  await anAnswer(ports(), practice, callout, { id: usual() }, "unavailable", { listId: first, note: "In Leeds" });
  await anAnswer(ports(), practice, callout, { id: usual() }, "available", { listId: third });
  ports().clock.advance(new Date(callout.respond_by).getTime() - ports().clock.now().getTime());
  await signInAgain();
  expect(await call("POST", "/callouts", draftOf([first, second]))).toMatchObject({ status: 201 });
  const events: { action: string; params: object }[] = (await call("GET", `/callouts/${callout.id}/events`)).body.data;
  const freed = events.filter(({ action }) => action === "refused_lists_freed").map(({ params }) => params);
  expect(freed.toReversed()).toMatchObject([
    { doctor: expect.any(String), list_date: "2026-11-30", response: "unavailable", reason: "In Leeds" },
    { doctor: expect.any(String), list_date: "2026-12-01", response: "none" },
  ]);
  // The log is kept for ever, and the note is not.
  const log = await ports().database.db.selectFrom("audit_events").select("params").execute();
  expect(JSON.stringify(log)).not.toContain("In Leeds");
});

const notesOf = ({ entries }: Plan) =>
  entries.map(({ notes }: PlanEntry) => notes.map(({ kind, name }) => `${kind} ${name}`));

test("two lists of one plan in the same theatre, or of the same surgeon, at the same time: the later one says so", async () => {
  const { add, see } = planner(call, practice);
  const { id: surgeon_id } = await aSurgeon(ports().database.db, {
    company_id: practice.companyId,
    display_name: "Ms Other",
  });
  await add({ surgeon_id, theatre: "Theatre 1" });
  await add({ start_time: "11:00", end_time: "13:00", theatre: "Theatre 1" });
  await add({ start_time: "11:30", end_time: "13:00", surgeon_id });
  await add({ weekday: 2, theatre: "Theatre 1" });
  expect(notesOf(await see())).toEqual([[], ["same_theatre Ms Other"], [expect.stringMatching(/^same_surgeon /)], []]);
  await call("POST", "/days_off", {
    day_off: { name: "Leave", starts_on: "2026-11-30", ends_on: "2026-11-30", surgeon_id },
  });
  expect(notesOf(await see()).slice(0, 2)).toEqual([["surgeon_away Leave"], []]);
});

test("a usual doctor of two lists at the same time is asked about the first of them; the other is open", async () => {
  const { add, see, plan } = planner(call, practice);
  await add({ surgeon_id: null, usual_doctor_id: usual() });
  await add({ surgeon_id: null, start_time: "11:00", end_time: "13:00", usual_doctor_id: usual() });
  const { entries }: Plan = await see();
  expect(entries.map((entry) => entry.usual?.skip)).toEqual([null, "clash"]);
  expect((await plan(entries.toReversed())).body.data.asked).toMatchObject([{ doctor: { id: usual() }, lists: 1 }]);
  const after: Plan = await see();
  expect(answersIn(after)).toEqual(["waiting", null]);
  expect(after.open).toEqual([{ role_needed: "anaesthetist", list_ids: [after.entries[1]?.list?.id] }]);
});

test("a later plan does not ask a usual doctor about a list beside one they are still being asked about", async () => {
  const { see, callout, ids } = await asked({}, [1]);
  const { add, plan } = planner(call, practice);
  await add({ surgeon_id: null, start_time: "11:00", end_time: "13:00", usual_doctor_id: usual() });
  const fresh = async () => ((await see()) as Plan).entries.filter(({ list }) => list === null);
  expect((await fresh()).map((entry) => entry.usual?.skip)).toEqual(["clash"]);
  expect((await plan(await fresh())).body.data).toMatchObject({ created: 1, asked: [], callouts: [] });
  await add({ surgeon_id: null, start_time: "10:00", end_time: "13:00", usual_doctor_id: usual() });
  const listId = ids[0] ?? 0;
  await anAnswer(ports(), practice, callout, { id: usual() }, "unavailable", { listId });
  expect((await fresh()).map((entry) => entry.usual?.skip)).toEqual([null]);
});

test("a usual doctor who let the time to answer pass is asked about a list at the same time", async () => {
  const { see, callout } = await asked({}, [1]);
  const { add, plan } = planner(call, practice);
  ports().clock.advance(new Date(callout.respond_by).getTime() - ports().clock.now().getTime());
  await signInAgain();
  await add({ surgeon_id: null, start_time: "11:00", end_time: "13:00", usual_doctor_id: usual() });
  const fresh = ((await see()) as Plan).entries.filter(({ list }) => list === null);
  expect((await plan(fresh)).body.data.asked).toMatchObject([{ doctor: { id: usual() }, lists: 1 }]);
});

test("a list on its own keeps its place among those that are open", async () => {
  const { body } = await call("POST", "/lists", { list: aListInput(practice, { date: "2026-12-01" }) });
  const { see } = planner(call, practice);
  expect((await see()).open).toEqual([{ role_needed: "anaesthetist", list_ids: [body.data.id] }]);
});

test("once a refused list is called out to others, what the usual doctor still has to answer needs nobody", async () => {
  const { callout, ids } = await asked();
  const [first = 0] = ids;
  const references = async (): Promise<string[]> =>
    (await call("GET", "/callouts?tab=needs_action")).body.data.map(
      ({ reference }: { reference: string }) => reference,
    );
  await anAnswer(ports(), practice, callout, { id: usual() }, "unavailable", { listId: first });
  expect(await references()).toContain(callout.reference);
  expect(await call("POST", "/callouts", draftOf([first]))).toMatchObject({ status: 201 });
  expect(await references()).not.toContain(callout.reference);
});
