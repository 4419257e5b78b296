/** Merging a doctor who was entered twice: what moves, what is refused, and what old links lead to. */
import { doctorLink } from "../../../server/domain/respondLink.ts";
import { type Answer } from "../../../src/contract/callout.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../src/contract/shapes/callout.ts";
import { aCallout, anAnswer } from "../../support/aCallout.ts";
import { aSite } from "../../support/builders.ts";
import { doctorsPage } from "../../support/doctorsPage.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, app, practice, call } = practiceAtWork({ doctors: 4 });

const [FROM, INTO] = [0, 1];
const db = () => ports().database.db;
const doctor = (n: number) => practice.doctors[n] ?? { id: 0, email: "", last_name: "" };
const versionOf = async (n: number): Promise<number> =>
  (await call("GET", `/doctors/${doctor(n).id}`)).body.data.lock_version;
const preview = () => call("POST", `/doctors/${doctor(FROM).id}/merge_preview`, { into_id: doctor(INTO).id });
const merge = async (changes: object = {}) =>
  call("POST", `/doctors/${doctor(FROM).id}/merge`, {
    into_id: doctor(INTO).id,
    lock_version: await versionOf(FROM),
    into_lock_version: await versionOf(INTO),
    ...changes,
  });
const show = async ({ id }: { id: number }): Promise<CalloutDetail> => (await call("GET", `/callouts/${id}`)).body.data;
const answersOf = async (callout: { id: number }, n: number): Promise<CalloutResponse[]> =>
  (await show(callout)).responses.filter((one) => one.doctor.id === doctor(n).id);
const answer = (callout: CalloutDetail, n: number, response: Answer) => {
  ports().clock.advance(60_000);
  return anAnswer(ports(), practice, callout, doctor(n), response, { note: `${n} ${response}` });
};
const decide = async (callout: CalloutDetail, n: number, decision: string, body: object = {}) => {
  const [row] = await answersOf(callout, n);
  const path = `/callouts/${callout.id}/responses/${row?.id}/${decision}`;
  const { status } = await call("POST", path, { ...body, lock_version: row?.lock_version });
  expect(status).toBe(200);
};
const linkOf = async (callout: CalloutDetail, n: number): Promise<string> => {
  const id = callout.recipients.find((one) => one.doctor.id === doctor(n).id)?.id ?? 0;
  return new URL(doctorLink(ports(), { id, link_version: 1 })).pathname;
};
const askingJust = (n: number) => ({ recipients: { doctor_ids: [doctor(n).id], group_ids: [] } });

test("all of the duplicate goes over as the preview says, its address is free and it stays as an archived name", async () => {
  const { companyId: company_id, site } = practice;
  const [from, into] = [doctor(FROM), doctor(INTO)];
  const booked = await aCallout(ports(), practice, askingJust(FROM));
  const link = await linkOf(booked, FROM);
  await answer(booked, FROM, "available");
  await decide(booked, FROM, "confirm");
  const elsewhere = await aSite(db(), { company_id });
  const lasting = [
    [from.id, site.id, "2027-06-30"],
    [into.id, site.id, "2026-12-31"],
    [from.id, elsewhere.id, null],
  ] as const;
  for (const [doctor_id, site_id, credentialed_until] of lasting)
    await db().insertInto("doctor_sites").values({ company_id, doctor_id, site_id, credentialed_until }).execute();
  const { body: group } = await call("POST", "/doctor_groups", { name: "Regulars" });
  await call("PUT", `/doctor_groups/${group.data.id}/members`, { add: [from.id], remove: [] });
  for (const [id, day] of [
    [from.id, 1],
    [from.id, 8],
    [into.id, 8],
  ] as const)
    await call("POST", `/doctors/${id}/unavailabilities`, {
      starts_at: `2026-12-0${day}T00:00:00Z`,
      ends_at: `2026-12-0${day}T12:00:00Z`,
      reason: "leave",
    });
  await db()
    .updateTable("doctors")
    .set({ mobile_phone: "07700 900123", notes: "Prefers mornings", specialties: ["Eyes"] })
    .where("id", "=", from.id)
    .execute();
  const surgeon_id = practice.surgeon.id;
  const noted = { company_id, surgeon_id, preference: "avoid", set_by: practice.user.id, set_at: new Date() } as const;
  await db()
    .insertInto("doctor_surgeon_preferences")
    .values({ ...noted, doctor_id: from.id })
    .execute();
  await db().updateTable("doctors").set({ notes: "Has a dog" }).where("id", "=", into.id).execute();

  expect((await preview()).body.data).toMatchObject({
    from: { id: from.id, email: from.email },
    into: { id: into.id, email: into.email },
    callouts: 1,
    shared: 0,
    bookings: 1,
    leave: 1,
    emails: 2,
    groups: [{ name: "Regulars" }],
    surgeons: [{ id: surgeon_id }],
    sites: [
      { id: site.id, credentialed_until: "2027-06-30" },
      { id: elsewhere.id, credentialed_until: null },
    ],
    fields: ["mobile_phone", "specialties", "notes"],
    clashes: [],
  });
  expect(await answersOf(booked, FROM)).toHaveLength(1);
  const notified = await db().selectFrom("notifications").selectAll().orderBy("id").execute();
  const { status, body } = await merge();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: into.id,
    email: into.email,
    status: "active",
    mobile_phone: "07700 900123",
    specialties: ["Eyes"],
    notes: "Has a dog\n\nPrefers mornings",
    groups: [{ name: "Regulars" }],
    surgeons: [{ id: surgeon_id, preference: "avoid", set_by: "Anna Whitlocke" }],
    last_response_at: expect.any(String),
    lock_version: 1,
  });
  expect(body.data.sites).toHaveLength(2);
  expect(await answersOf(booked, INTO)).toMatchObject([{ response: "available", outcome: "confirmed" }]);
  expect((await call("GET", `/doctors/${into.id}/unavailabilities`)).body.data).toHaveLength(2);
  expect((await call("GET", `/doctors/${into.id}/emails`)).body.meta.total).toBe(2);
  expect((await call("GET", `/callouts?q=${into.last_name}`)).body.meta.total).toBe(1);
  expect((await call("GET", `/callouts?q=${from.last_name}`)).body.meta.total).toBe(0);
  expect(await db().selectFrom("notifications").selectAll().orderBy("id").execute()).toEqual(notified);

  const gone = await call("GET", `/doctors/${from.id}`);
  expect(gone.body.data).toMatchObject({ status: "archived", groups: [], sites: [], merged_into: { id: into.id } });
  expect((await call("POST", `/doctors/${from.id}/restore`)).body.code).toBe("invalid_transition");
  expect((await merge()).body.code).toBe("invalid_transition");
  const again = { first_name: "Hana", last_name: "Other", email: from.email, role: "anaesthetist", locale: null };
  expect((await call("POST", "/doctors", { doctor: again })).status).toBe(201);
  for (const { id } of [from, into]) {
    const { data } = (await call("GET", `/doctors/${id}/events`)).body;
    expect(data).toContainEqual(
      expect.objectContaining({ action: "doctor_merged", subject: { type: "doctor", id, name: expect.any(String) } }),
    );
  }
  const page = await app.inject({ url: link });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(into.last_name);
});

test("who works at all sites is not limited to those of the duplicate", async () => {
  const { companyId: company_id, site } = practice;
  const own = { company_id, doctor_id: doctor(FROM).id, site_id: site.id, credentialed_until: "2027-06-30" };
  await db().insertInto("doctor_sites").values(own).execute();
  expect((await preview()).body.data.sites).toEqual([]);
  expect((await merge()).body.data).toMatchObject({ id: doctor(INTO).id, sites: [] });
  expect((await call("GET", `/doctors/${doctor(FROM).id}`)).body.data.sites).toEqual([]);
});

/** What the two of them said to the same list, in this order, and what stays. */
const ROWS: [what: string, said: [n: number, Answer][], decided: [n: number, string][], stays: object][] = [
  [
    "the newer answer",
    [
      [INTO, "unavailable"],
      [FROM, "available"],
    ],
    [],
    { note: "0 available", outcome: "none" },
  ],
  ["an answer rather than none", [[INTO, "if_needed"]], [], { note: "1 if_needed" }],
  [
    "a booking, whatever was said later",
    [
      [FROM, "available"],
      [INTO, "unavailable"],
    ],
    [[FROM, "confirm"]],
    { note: "0 available", outcome: "confirmed" },
  ],
  [
    "a place among the standbys",
    [
      [FROM, "available"],
      [2, "available"],
      [INTO, "if_needed"],
    ],
    [
      [FROM, "standby"],
      [2, "standby"],
    ],
    { outcome: "standby", standby_rank: 1 },
  ],
  [
    "a later no rather than a standby",
    [
      [FROM, "available"],
      [2, "available"],
      [INTO, "unavailable"],
    ],
    [
      [FROM, "standby"],
      [2, "standby"],
    ],
    { note: "1 unavailable", outcome: "none" },
  ],
];

test("where both were asked one answer stays, with the history of both, and the links of both lead to it", async () => {
  const callouts = [];
  for (const [index, [, said, decided]] of ROWS.entries()) {
    const callout = await aCallout(ports(), practice, { lists: [{ date: `2026-12-0${index + 1}`, positions: 2 }] });
    for (const [n, response] of said) await answer(callout, n, response);
    for (const [n, decision] of decided) await decide(callout, n, decision, decision === "standby" ? { rank: 9 } : {});
    callouts.push(callout);
  }
  expect((await preview()).body.data).toMatchObject({ callouts: ROWS.length, shared: ROWS.length, clashes: [] });
  expect((await merge()).status).toBe(200);
  for (const [index, [what, said, , stays]] of ROWS.entries()) {
    const callout = callouts[index];
    if (!callout) throw new Error(what);
    expect({ what, rows: await answersOf(callout, INTO) }).toMatchObject({ what, rows: [stays] });
    expect(await answersOf(callout, FROM)).toEqual([]);
    const recipients = (await show(callout)).recipients.filter((one) => one.doctor.id === doctor(INTO).id);
    expect(recipients).toHaveLength(1);
    const history = await db()
      .selectFrom("response_history")
      .innerJoin("responses", "responses.id", "response_id")
      .select("response_history.id")
      .where("responses.callout_id", "=", callout.id)
      .execute();
    expect(history).toHaveLength(said.length);
    for (const n of [FROM, INTO]) {
      const page = await app.inject({ url: await linkOf(callout, n) });
      expect([what, n, page.statusCode]).toEqual([what, n, 200]);
      expect(page.body).toContain(doctor(INTO).last_name);
    }
    const ranks = (await show(callout)).responses.flatMap((one) => one.standby_rank ?? []).sort();
    expect(ranks).toEqual(ranks.map((_, place) => place + 1));
  }
});

test("two bookings at one time, another version, an archived heir, oneself and strangers are refused, and nothing moves", async () => {
  const one = await aCallout(ports(), practice, askingJust(FROM));
  const other = await aCallout(ports(), practice, {
    ...askingJust(INTO),
    lists: [{ start_time: "11:00", end_time: "13:00" }],
  });
  await answer(one, FROM, "available");
  await answer(other, INTO, "available");
  await decide(one, FROM, "confirm");
  expect((await merge({ lock_version: 7 })).body).toMatchObject({ code: "stale", data: { id: doctor(FROM).id } });
  expect((await merge({ into_lock_version: 7 })).body).toMatchObject({ code: "stale", data: { id: doctor(INTO).id } });
  expect((await merge({ into_id: doctor(FROM).id })).status).toBe(422);
  expect((await merge({ into_id: 9_999_999 })).status).toBe(404);
  await decide(other, INTO, "confirm");
  const clash = { from: { callout_id: one.id }, into: { callout_id: other.id } };
  expect((await preview()).body.data.clashes).toMatchObject([clash]);
  expect(await merge()).toMatchObject({ status: 409, body: { code: "overlap", data: [clash] } });
  await decide(other, INTO, "release");
  await call("POST", `/doctors/${doctor(INTO).id}/archive`);
  expect((await merge()).body.code).toBe("invalid_transition");
  expect(await answersOf(one, FROM)).toMatchObject([{ outcome: "confirmed" }]);
  await call("POST", `/doctors/${doctor(INTO).id}/restore`);
  expect((await merge()).status).toBe(200);
});

test.each([
  ["without an end", null, { status: "paused", paused_until: null }],
  ["that goes on", "2026-11-30T10:00:00.000Z", { status: "paused", paused_until: "2026-11-30T10:00:00.000Z" }],
  ["that is over", "2026-11-25T10:00:00.000Z", { status: "active", paused_until: null }],
])("a pause %s, which the doctor asked for before the duplicate was archived, goes over", async (_, until, stays) => {
  const from = doctor(FROM);
  const callout = await aCallout(ports(), practice, askingJust(FROM));
  await doctorsPage(ports(), app, await linkOf(callout, FROM)).press("/preferences", { pause: "7" });
  const paused_until = until === null ? null : new Date(until);
  await db().updateTable("doctors").set({ paused_until }).where("id", "=", from.id).execute();
  await call("POST", `/doctors/${from.id}/archive`);
  ports().clock.advance(86_400_000);
  const { status, body } = await merge();
  expect([status, body.data]).toEqual([200, expect.objectContaining(stays)]);
});

test("a surgeon's form that was open before does not put its preference back on the duplicate", async () => {
  const { id } = practice.surgeon;
  const surgeon = async () => (await call("GET", "/surgeons")).body.data.find((one: { id: number }) => one.id === id);
  const save = async ({ display_name, lock_version }: { display_name: string; lock_version: number }) => {
    const doctors = [{ doctor_id: doctor(FROM).id, preference: "preferred" }];
    return await call("PUT", `/surgeons/${id}`, { surgeon: { display_name, lock_version, doctors } });
  };
  expect((await save(await surgeon())).status).toBe(200);
  const before = await surgeon();
  expect((await merge()).status).toBe(200);
  expect(await save(before)).toMatchObject({ status: 409, body: { code: "stale" } });
  const { doctors } = await surgeon();
  expect(doctors).toMatchObject([{ doctor: { id: doctor(INTO).id }, preference: "preferred" }]);
});
