/** The emails of a plan to usual doctors: each is seen before it is sent, and for some seconds all of the plan can be undone. */
import { MAIL_QUEUE } from "../../../server/platform/queues.ts";
import { type PlanResult } from "../../../src/contract/shapes/planning.ts";
import { aCalloutInput } from "../../support/aCallout.ts";
import { HOLD_SECONDS, heldCallouts } from "../../support/heldCallouts.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";
import { chosen, planner } from "../../support/standingLists.ts";

const { ports, practice, call } = heldCallouts();
const usual = (at: number): number => practice.doctors[at]?.id ?? 0;

/** Monday and Tuesday of the first doctor, Wednesday of the second, Thursday of nobody. */
async function week() {
  const { add, see, plan } = planner(call, practice);
  for (const [weekday, at] of [
    [1, 0],
    [2, 0],
    [3, 1],
  ] as const)
    await add({ weekday, usual_doctor_id: usual(at) });
  await add({ weekday: 4 });
  const { entries } = await see();
  const body = { entries: chosen(entries), ask_usual: true };
  const planned = async (): Promise<PlanResult> => (await plan(entries)).body.data;
  const undo = ({ lists, callouts }: PlanResult) => call("POST", "/plan/call_back", { lists, callouts });
  return { see, body, planned, undo };
}

const mails = () =>
  ports()
    .database.db.selectFrom("outbox_emails")
    .select(["doctor_id", "subject", "text"])
    .where("doctor_id", "is not", null)
    .orderBy("id")
    .execute();
const lists = async () => (await call("GET", "/lists?from=2026-11-30&to=2026-12-06")).body.data;
const callouts = async () => (await call("GET", "/callouts?tab=all")).body.data;

test("each email of a plan is shown word for word, and nothing has happened", async () => {
  const { see, body, planned } = await week();
  const before = await see();
  const preview = await call("POST", "/plan/preview", body);
  expect(preview.status).toBe(200);
  expect(preview.body.data).toMatchObject({
    asked: [
      { doctor: { id: usual(0) }, lists: 2 },
      { doctor: { id: usual(1) }, lists: 1 },
    ],
  });
  expect(await mails()).toEqual([]);
  expect([await lists(), await callouts()]).toEqual([[], []]);
  expect(await see()).toEqual(before);
  await planned();
  const withoutLinks = (text: string) => text.replaceAll(/http\S+/g, "");
  const sent = (await mails()).map(({ doctor_id, subject, text }) => [doctor_id, subject, withoutLinks(text)]);
  type Asked = { doctor: { id: number }; email: { subject: string; text: string } };
  expect(
    preview.body.data.asked.map(({ doctor, email }: Asked) => [doctor.id, email.subject, withoutLinks(email.text)]),
  ).toEqual(sent);
});

test("a preview is refused for the same reasons as the plan, and without emails it shows none", async () => {
  const { body } = await week();
  const [first, ...others] = body.entries;
  const wrong = { ...body, entries: [{ ...first, date: "2026-12-01" }, ...others] };
  expect(await call("POST", "/plan/preview", wrong)).toMatchObject({ status: 422 });
  expect((await call("POST", "/plan/preview", { ...body, ask_usual: false })).body.data).toEqual({ asked: [] });
});

test("the emails of a plan wait while it can be undone, and then go out by themselves", async () => {
  const { planned } = await week();
  expect(await planned()).toMatchObject({ created: 4, call_back_ms: HOLD_SECONDS * 1000, callouts: [{}, {}] });
  expect(await deliverDueMail(ports())).toEqual([]);
  ports().clock.advance(HOLD_SECONDS * 1000);
  expect((await deliverDueMail(ports(), { early: true })).length).toBeGreaterThanOrEqual(2);
});

test("undone, the weeks are as they were before, and can be planned anew", async () => {
  const { see, planned, undo } = await week();
  const before = await see();
  const result = await planned();
  expect(result.lists).toHaveLength(4);
  expect(await undo(result)).toMatchObject({ status: 200 });
  expect(await mails()).toEqual([]);
  expect([await lists(), await callouts()]).toEqual([[], []]);
  expect(await see()).toEqual(before);
  const events = await ports().database.db.selectFrom("audit_events").select(["action", "params"]).execute();
  expect(events.filter(({ action }) => action.startsWith("week"))).toMatchObject([
    { action: "weeks_planned", params: { added: 4 } },
    { action: "week_planning_undone", params: { removed: 4, from: "2026-11-30", to: "2026-12-03" } },
  ]);
  expect(await planned()).toMatchObject({ created: 4, existing: [] });
  expect(await mails()).toHaveLength(2);
});

test("a plan that emails nobody can be undone as well", async () => {
  const { see, body, undo } = await week();
  const before = await see();
  const { data } = (await call("POST", "/plan", { ...body, ask_usual: false })).body;
  expect(data).toMatchObject({ created: 4, callouts: [], call_back_ms: 0 });
  expect(await undo(data)).toMatchObject({ status: 200 });
  expect(await see()).toEqual(before);
});

test("once the emails are on their way it is too late, and everything stays", async () => {
  const { planned, undo } = await week();
  const result = await planned();
  await ports().database.boss.fetch(MAIL_QUEUE, { ignoreStartAfter: true });
  expect(await undo(result)).toMatchObject({ status: 409, body: { code: "too_late_to_call_back" } });
  expect([await lists(), await callouts()]).toMatchObject([
    [{}, {}, {}, {}],
    [{}, {}],
  ]);
});

test("what somebody has done with one of them since is not thrown away, nor is any of the others", async () => {
  const { planned, undo } = await week();
  const result = await planned();
  const free = (await lists()).find(({ callout }: { callout: unknown }) => callout === null);
  const { site, surgeon, ...list } = free;
  const input = {
    ...{ date: list.date, session: list.session, start_time: "09:00", end_time: list.end_time },
    ...{ site_id: site.id, surgeon_id: surgeon.id, role_needed: list.role_needed, positions: list.positions },
  };
  const changed = await call("PUT", `/lists/${free.id}`, { list: input, lock_version: free.lock_version });
  expect(changed.status).toBe(200);
  expect(await undo(result)).toMatchObject({ status: 409, body: { code: "stale" } });
  const [first] = result.callouts;
  const shown = (await call("GET", `/callouts/${first?.id}`)).body.data;
  await call("PUT", `/callouts/${first?.id}/responses/${shown.responses[0].id}`, { response: "available" });
  expect(await undo(result)).toMatchObject({ status: 409 });
  expect([await lists(), await callouts()]).toMatchObject([
    [{}, {}, {}, {}],
    [{}, {}],
  ]);
});

test("only what was planned is undone: neither other callouts nor other lists", async () => {
  const { planned, undo } = await week();
  const result = await planned();
  const { body } = await call("POST", "/lists", {
    list: {
      ...{ date: "2026-12-04", session: "am", start_time: "08:00", end_time: "12:00" },
      ...{ site_id: practice.site.id, role_needed: "anaesthetist", positions: 1 },
    },
  });
  const { id, lock_version } = body.data;
  expect(await undo({ ...result, lists: [...result.lists, { id, lock_version }] })).toMatchObject({ status: 409 });
  const added = await call("POST", `/callouts/${result.callouts[0]?.id}/recipients`, {
    recipients: { doctor_ids: [usual(2)], group_ids: [] },
  });
  const [, ...others] = result.callouts;
  const widened = [{ id: added.body.data.id, lock_version: added.body.data.lock_version }, ...others];
  expect(await undo({ ...result, callouts: widened })).toMatchObject({ status: 409 });
  expect([await lists(), await callouts()]).toMatchObject([
    [{}, {}, {}, {}, {}],
    [{}, {}],
  ]);
});

test("a usual doctor's callout whose sending was undone is a draft like any other: whoever is asked then gets the usual mail", async () => {
  const { see, planned, undo } = await week();
  const result = await planned();
  const [sent = { id: 0, lock_version: 0 }] = result.callouts;
  const path = `/callouts/${sent.id}`;
  const { lock_version } = (await call("POST", `${path}/call_back`, { lock_version: sent.lock_version })).body.data;
  const { entries } = await see();
  expect(entries[0].list).toMatchObject({ callout: { id: sent.id, status: "draft" }, usual_answer: null });
  expect(await undo(result)).toMatchObject({ status: 409 });
  const ids = [entries[0].list.id, entries[1].list.id];
  const callout = aCalloutInput(practice, {
    lists: ids.map((id, at) => ({ id, date: `2026-12-0${at}`.replace("12-00", "11-30") })),
    recipients: { doctor_ids: [usual(2)], group_ids: [] },
  });
  expect(await call("PUT", path, { callout, lock_version })).toMatchObject({ status: 200 });
  const { email } = (await call("POST", `${path}/send_preview`)).body.data;
  expect(await call("POST", `${path}/send`)).toMatchObject({ status: 200 });
  const { subject } = (await mails()).find(({ doctor_id }) => doctor_id === usual(2)) ?? {};
  expect(subject).toBe(email.subject);
  expect(subject).not.toContain("usual");
});

test("more lists of one doctor than a callout takes are several callouts, each with its email", async () => {
  const { add, see, plan } = planner(call, practice, "from=2026-11-30&weeks=8");
  for (const weekday of [1, 2, 3, 4, 5, 6]) await add({ weekday, usual_doctor_id: usual(0) });
  const { entries } = await see();
  const body = { entries: chosen(entries), ask_usual: true };
  const preview = (await call("POST", "/plan/preview", body)).body.data;
  const doctor = { id: usual(0) };
  const asked = [
    { doctor, lists: 40 },
    { doctor, lists: 8 },
  ];
  expect(preview).toMatchObject({ asked });
  const result: PlanResult = (await plan(entries)).body.data;
  expect(result).toMatchObject({ created: 48, asked, callouts: [{}, {}] });
  expect((await mails()).map(({ subject }) => subject)).toEqual(
    preview.asked.map(({ email }: { email: { subject: string } }) => email.subject),
  );
  const sizes = (await callouts()).map(({ id }: { id: number }) => call("GET", `/callouts/${id}`));
  const shown = (await Promise.all(sizes)).map(({ body: { data } }) => data.lists.length);
  expect(shown.toSorted((one, other) => other - one)).toEqual([40, 8]);
  const { lists: ids, callouts: sent } = result;
  expect(await call("POST", "/plan/call_back", { lists: ids, callouts: sent })).toMatchObject({ status: 200 });
  expect([await lists(), await callouts()]).toEqual([[], []]);
});
