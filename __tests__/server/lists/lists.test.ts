/** Lists by themselves: kept, changed, called out, and what a callout makes of them. */
import { aCallout, aCalloutInput, aListInput, anAnswer, confirmFor } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { aSite, aUser } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, app, practice, call } = practiceAtWork();

const week = () => call("GET", "/lists?from=2026-11-23&to=2026-11-29");
const made = async (values: Parameters<typeof aListInput>[1] = {}) =>
  (await call("POST", "/lists", { list: aListInput(practice, values) })).body.data;
const draftOf = (lists: object[], more: object = {}) => ({
  callout: { ...aCalloutInput(practice), lists: lists.map((list) => ({ ...aListInput(practice), ...list })), ...more },
});

test("the week has every list, called out or not, with its callout and who is booked", async () => {
  const alone = await made({ session: "pm", start_time: "13:30", end_time: "17:30", theatre: "Theatre 2" });
  expect(alone).toMatchObject({ cover_status: "uncovered", callout: null, confirmed: [], lock_version: 0 });
  await made({ date: "2026-11-30" });
  const asked = await aCallout(ports(), practice);
  const { body } = await week();
  expect(body.data).toMatchObject([
    { cover_status: "calling", callout: { id: asked.id, reference: asked.reference, status: "open" } },
    { id: alone.id, theatre: "Theatre 2", updated_by: "Anna Whitlocke" },
  ]);
  // As many weeks as are planned at once, and no day more.
  expect((await call("GET", "/lists?from=2026-11-23&to=2027-01-17")).body.data).toHaveLength(3);
  for (const [from, to] of [
    ["2026-11-23", "2027-01-18"],
    ["2026-11-23", "2026-11-22"],
  ])
    expect(await call("GET", `/lists?from=${from}&to=${to}`)).toMatchObject({ status: 422 });
  const elsewhere = await call("GET", `/lists?from=2026-11-23&to=2026-11-29&site_id=${practice.site.id + 1}`);
  expect(elsewhere.body.data).toEqual([]);
});

test("the week says of each list how many offers wait for a choice", async () => {
  const asked = await aCallout(ports(), practice);
  const [first, second, third] = asked.recipients.map(({ doctor }) => doctor);
  if (!first || !second || !third) throw new Error("the callout asks three");
  const offers = async () => (await week()).body.data.map((list: { offers: number }) => list.offers);
  expect(await offers()).toEqual([0]);
  await anAnswer(ports(), practice, asked, first, "available");
  await anAnswer(ports(), practice, asked, second, "if_needed");
  await anAnswer(ports(), practice, asked, third, "unavailable");
  expect(await offers()).toEqual([2]);
  const responseId = asked.responses.find((one) => one.recipient_id === asked.recipients[0]?.id)?.id ?? 0;
  await confirmFor(ports(), practice, asked.id, { responseId });
  expect(await offers()).toEqual([0]);
});

test("a week answers to the filters of the table: each list by the callout it is shown with, or by its own words", async () => {
  const [offering, other] = practice.doctors.map((doctor) => doctor.id);
  const recipients = { doctor_ids: [other ?? 0], group_ids: [] };
  const free = await made({ surgeon_id: null, surgeon_name: "Mr Voss", start_time: "07:00" });
  const asked = await aCallout(ports(), practice);
  const unanswered = await aCallout(ports(), practice, {
    urgency: "urgent",
    mode: "first_come",
    recipients,
    lists: [{ start_time: "09:00" }],
  });
  await anAnswer(ports(), practice, asked, { id: offering ?? 0 }, "available");
  const gone = await aCallout(ports(), practice, { lists: [{ start_time: "10:00" }], recipients });
  await call("POST", `/callouts/${gone.id}/cancel`, { reason: "Theatre closed", lock_version: gone.lock_version });
  const ids = {
    free: free.id,
    asked: asked.lists[0]?.id,
    unanswered: unanswered.lists[0]?.id,
    gone: gone.lists[0]?.id,
  };
  const rows: [string, (keyof typeof ids)[]][] = [
    ["", ["free", "asked", "unanswered", "gone"]],
    [`&doctor_id=${offering}`, ["asked"]],
    [`&doctor_id=${other}`, ["asked", "unanswered", "gone"]],
    ["&mode=first_come", ["unanswered"]],
    ["&urgency=routine", ["asked", "gone"]],
    ["&status=cancelled", ["gone"]],
    ["&no_availability=true", ["unanswered"]],
    [`&q=${asked.reference}`, ["asked"]],
    ["&q=%20VOSS", ["free"]],
    ["&q=%20", ["free", "asked", "unanswered", "gone"]],
    ["&q=voss&status=open", []],
  ];
  const found = [];
  for (const [filters] of rows) {
    const { body } = await call("GET", `/lists?from=2026-11-23&to=2026-11-29${filters}`);
    const shown = body.data.map(({ id }: { id: number }) => id);
    found.push([filters, Object.entries(ids).flatMap(([name, id]) => (shown.includes(id) ? name : []))]);
  }
  expect(found).toEqual(rows);
});

test("a list is changed and removed by itself; whoever holds an older version is told who changed it", async () => {
  const { id } = await made();
  const colleague = await aUser(ports().database.db, {
    company_id: practice.companyId,
    first_name: "Beatrix",
    last_name: "Holm",
  });
  const other = await asUser(app, ports(), colleague);
  const list = aListInput(practice, { date: "2026-11-28", theatre: "Theatre 4" });
  const changed = await other("PUT", `/lists/${id}`, { list, lock_version: 0 });
  expect(changed.body.data).toMatchObject({ date: "2026-11-28", theatre: "Theatre 4", lock_version: 1 });
  const stale = await call("PUT", `/lists/${id}`, { list, lock_version: 0 });
  expect(stale).toMatchObject({ status: 409, body: { code: "stale", data: { id, updated_by: "Beatrix Holm" } } });
  const wrong = await call("PUT", `/lists/${id}`, { list: { ...list, end_time: "07:00" }, lock_version: 1 });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { "list.end_time": ["is not valid"] } } });
  expect(await call("DELETE", `/lists/${id}?lock_version=0`)).toEqual(stale);
  expect(await call("DELETE", `/lists/${id}?lock_version=1`)).toMatchObject({ status: 200 });
  expect(await call("GET", `/lists/${id}`)).toMatchObject({ status: 404 });
  const events = await ports()
    .database.db.selectFrom("audit_events")
    .select(["action", "actor_id", "subject_id"])
    .where("subject_type", "=", "list")
    .orderBy("id")
    .execute();
  expect(events).toEqual([
    { action: "list_created", actor_id: practice.user.id, subject_id: id },
    { action: "list_changed", actor_id: colleague.id, subject_id: id },
    { action: "list_deleted", actor_id: practice.user.id, subject_id: id },
  ]);
});

test("a list that is called out is the callout's: changed there, in no second one, and free again with the draft", async () => {
  const { id } = await made({ theatre: "Theatre 2" });
  const mine = { id, theatre: "Theatre 3" };
  const draft = (await call("POST", "/callouts", draftOf([mine, { date: "2026-12-04" }]))).body.data;
  expect(draft.lists).toMatchObject([{ id, theatre: "Theatre 3" }, { date: "2026-12-04" }]);
  const refusals = [
    await call("POST", "/callouts", draftOf([{ id }])),
    await call("PUT", `/lists/${id}`, { list: aListInput(practice), lock_version: 1 }),
    await call("DELETE", `/lists/${id}`),
  ];
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      status: 409,
      body: { code: "list_in_callout", data: { callout: { id: draft.id } } },
    });
  // Let go by a change, and taken again.
  const second = draft.lists[1].id;
  const without = await call("PUT", `/callouts/${draft.id}`, { ...draftOf([{ id: second }]), lock_version: 0 });
  expect(without.body.data.lists).toMatchObject([{ id: second }]);
  expect((await call("GET", `/lists/${id}`)).body.data).toMatchObject({ callout: null, theatre: "Theatre 3" });
  const both = { ...draftOf([mine, { id: second }]), lock_version: 1 };
  expect((await call("PUT", `/callouts/${draft.id}`, both)).body.data.lists).toHaveLength(2);
  await call("DELETE", `/callouts/${draft.id}`);
  expect((await week()).body.data).toMatchObject([{ id, callout: null }]);
  expect(await call("GET", `/lists/${second}`)).toMatchObject({ status: 404 });
});

test("a list that somebody changed meanwhile is not called out with the old words", async () => {
  const { id } = await made();
  await call("PUT", `/lists/${id}`, { list: aListInput(practice, { theatre: "Theatre 9" }), lock_version: 0 });
  const stale = await call("POST", "/callouts", draftOf([{ id, lock_version: 0 }]));
  expect(stale).toMatchObject({ status: 409, body: { code: "stale", data: { theatre: "Theatre 9" } } });
  expect(await call("POST", "/callouts", draftOf([{ id, lock_version: 1 }]))).toMatchObject({ status: 201 });
});

test("looking who would be emailed is refused for a list that was asked about, and not for the draft's own", async () => {
  const asked = await aCallout(ports(), practice);
  const [list] = asked.lists;
  const refused = await call("POST", "/callouts/preview", draftOf([{}, { id: list?.id }]));
  expect(refused).toMatchObject({
    status: 409,
    body: { code: "list_in_callout", data: { id: list?.id, callout: { id: asked.id } } },
  });
  const draft = (await call("POST", "/callouts", draftOf([{}]))).body.data;
  const look = (more: object) =>
    call("POST", "/callouts/preview", { ...draftOf([{ id: draft.lists[0].id }]), ...more });
  expect(await look({})).toMatchObject({ status: 200 });
  expect(await look({ draft_id: draft.id })).toMatchObject({ status: 200 });
  // Another draft than the one that has the list: as on saving.
  for (const draft_id of [null, asked.id])
    expect(await look({ draft_id })).toMatchObject({
      status: 409,
      body: { code: "list_in_callout", data: { callout: { id: draft.id } } },
    });
});

test("the database itself refuses a list in two live callouts", async () => {
  const one = await aCallout(ports(), practice);
  const two = await aCallout(ports(), practice);
  const row = { company_id: practice.companyId, callout_id: two.id, list_id: one.lists[0]?.id ?? 0 };
  await expect(ports().database.db.insertInto("callout_lists").values(row).execute()).rejects.toThrow(
    "is in a live callout",
  );
});

test("a title of one's own stays, one made from the lists follows them, and overrides are known again", async () => {
  const [doctor] = practice.doctors;
  const recipients = { doctor_ids: practice.doctors.map(({ id }) => id), group_ids: [], override_ids: [doctor?.id] };
  const draft = (await call("POST", "/callouts", draftOf([{}], { recipients }))).body.data;
  expect(draft).toMatchObject({ title_own: false });
  expect(draft.title).toContain("Fri 27 Nov AM");
  const overridden = draft.recipients.filter((one: { overridden: boolean }) => one.overridden);
  expect(overridden).toMatchObject([{ doctor: { id: doctor?.id } }]);
  const own = { ...draftOf([{ date: "2026-12-04" }], { title: " Christmas cover ", recipients }), lock_version: 0 };
  const named = await call("PUT", `/callouts/${draft.id}`, own);
  const given = { title: "Christmas cover", title_own: true };
  expect(named.body.data).toMatchObject(given);
  expect((await call("GET", "/callouts")).body.data).toMatchObject([given]);
  expect((await call("GET", "/lists?from=2026-12-04&to=2026-12-04")).body.data).toMatchObject([{ callout: given }]);
  const long = { ...draftOf([{}], { title: "x".repeat(121) }), lock_version: 1 };
  expect(await call("PUT", `/callouts/${draft.id}`, long)).toMatchObject({ status: 422 });
  const made = await call("PUT", `/callouts/${draft.id}`, { ...draftOf([{ date: "2026-12-04" }]), lock_version: 1 });
  expect(made.body.data.title).toContain("Fri 4 Dec AM");
});

test("before a draft goes out, those who can be asked by now are told apart from those who cannot", async () => {
  const { id } = (await call("POST", "/callouts", draftOf([{}]))).body.data;
  const [paused, ...fine] = practice.doctors.map((doctor) => doctor.id);
  await ports()
    .database.db.updateTable("doctors")
    .set({ status: "paused" })
    .where("id", "=", paused ?? 0)
    .execute();
  const { status, body } = await call("POST", `/callouts/${id}/send_preview`);
  expect(status).toBe(200);
  expect(body.data.will_send.map((doctor: { id: number }) => doctor.id).sort()).toEqual(fine.sort());
  expect(body.data.skipped).toMatchObject([{ doctor: { id: paused }, reason: "paused" }]);
  expect(body.data.email.text).toContain("NOT BOOKED UNTIL CONFIRMED");
  const sent = await call("POST", `/callouts/${id}/send`);
  expect(sent.body.data.responses).toHaveLength(fine.length);
});

/** Zone, date, session, wall times, and the two instants, worked out by hand from each zone's rule. */
const ACROSS_CHANGES = [
  // London: forward on 28 March 2027 at 01:00 UTC, back on 31 October.
  ["Europe/London", "2027-03-27", "am", "08:00", "12:00", "2027-03-27T08:00Z", "2027-03-27T12:00Z"],
  ["Europe/London", "2027-03-27", "evening", "20:00", "02:00", "2027-03-27T20:00Z", "2027-03-28T01:00Z"],
  ["Europe/London", "2027-03-28", "am", "08:00", "12:00", "2027-03-28T07:00Z", "2027-03-28T11:00Z"],
  ["Europe/London", "2027-10-30", "on_call", "08:00", "08:00", "2027-10-30T07:00Z", "2027-10-31T08:00Z"],
  ["Europe/London", "2027-10-31", "am", "08:00", "12:00", "2027-10-31T08:00Z", "2027-10-31T12:00Z"],
  // Sydney: back on 4 April 2027 at 03:00, forward on 3 October at 02:00.
  ["Australia/Sydney", "2027-04-03", "am", "07:30", "12:00", "2027-04-02T20:30Z", "2027-04-03T01:00Z"],
  ["Australia/Sydney", "2027-04-03", "custom", "22:00", "06:00", "2027-04-03T11:00Z", "2027-04-03T20:00Z"],
  ["Australia/Sydney", "2027-04-04", "am", "07:30", "12:00", "2027-04-03T21:30Z", "2027-04-04T02:00Z"],
  ["Australia/Sydney", "2027-10-02", "on_call", "08:00", "08:00", "2027-10-01T22:00Z", "2027-10-02T21:00Z"],
  ["Australia/Sydney", "2027-10-03", "all_day", "08:00", "17:30", "2027-10-02T21:00Z", "2027-10-03T06:30Z"],
  // Auckland: back on 4 April 2027 at 03:00, forward on 26 September at 02:00.
  ["Pacific/Auckland", "2027-04-03", "pm", "13:30", "17:30", "2027-04-03T00:30Z", "2027-04-03T04:30Z"],
  ["Pacific/Auckland", "2027-04-04", "pm", "13:30", "17:30", "2027-04-04T01:30Z", "2027-04-04T05:30Z"],
  ["Pacific/Auckland", "2027-09-25", "on_call", "08:00", "08:00", "2027-09-24T20:00Z", "2027-09-25T19:00Z"],
  ["Pacific/Auckland", "2027-09-26", "pm", "13:30", "17:30", "2027-09-26T00:30Z", "2027-09-26T04:30Z"],
  // Half hours from UTC: Adelaide with summer time, Kolkata without.
  ["Australia/Adelaide", "2027-04-03", "am", "08:00", "12:00", "2027-04-02T21:30Z", "2027-04-03T01:30Z"],
  ["Australia/Adelaide", "2027-04-04", "am", "08:00", "12:00", "2027-04-03T22:30Z", "2027-04-04T02:30Z"],
  ["Asia/Kolkata", "2027-03-28", "am", "08:00", "12:00", "2027-03-28T02:30Z", "2027-03-28T06:30Z"],
] as const;

test("lists keep wall time, zone and instant across both changes of the clock, wherever the administrator is", async () => {
  const { db } = ports().database;
  const company_id = practice.companyId;
  const zones = new Map<string, number>();
  for (const time_zone of new Set(ACROSS_CHANGES.map(([zone]) => zone)))
    zones.set(time_zone, (await aSite(db, { company_id, time_zone })).id);
  const faults: string[] = [];
  for (const [n, [zone, date, session, start_time, end_time, from, to]] of ACROSS_CHANGES.entries()) {
    // An administrator's own clock is nobody's list's.
    const time_zone = ["Asia/Tokyo", "America/Los_Angeles", null][n % 3] ?? null;
    await db.updateTable("users").set({ time_zone }).where("id", "=", practice.user.id).execute();
    const kept = await made({ date, session, start_time, end_time, site_id: zones.get(zone) ?? 0 });
    const shown = (await call("GET", `/lists/${kept.id}`)).body.data;
    const instants = [from, to].map((instant) => new Date(instant).toISOString());
    const expected = [date, start_time, end_time, zone, ...instants].join(" ");
    const found = [shown.date, shown.start_time, shown.end_time, shown.time_zone, shown.starts_at, shown.ends_at];
    if (found.join(" ") !== expected) faults.push(`${expected}, but ${found.join(" ")}`);
  }
  expect(faults).toEqual([]);
});

test("a copy on the other side of the change begins at the same wall time", async () => {
  const site = await aSite(ports().database.db, { company_id: practice.companyId, time_zone: "Pacific/Auckland" });
  const draft = (await call("POST", "/callouts", draftOf([{ date: "2027-03-31", site_id: site.id }]))).body.data;
  const copy = await call("POST", `/callouts/${draft.id}/duplicate`, { date: "2027-04-07" });
  expect([draft, copy.body.data].map(({ lists }) => [lists[0].start_time, lists[0].starts_at])).toEqual([
    ["08:00", "2027-03-30T19:00:00.000Z"],
    ["08:00", "2027-04-06T20:00:00.000Z"],
  ]);
});
