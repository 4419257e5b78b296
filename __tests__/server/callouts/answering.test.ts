import { acknowledge } from "../../../server/features/callouts/answers/acknowledge.ts";
import { recordAnswers } from "../../../server/features/callouts/answers/recordAnswers.ts";
import { showCallout } from "../../../server/features/callouts/detail/showCallout.ts";
import { lockCallout } from "../../../server/features/callouts/state/lockCallout.ts";
import { moveResponse } from "../../../server/features/callouts/state/transition.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { aCallout, anAnswer, aPractice, confirmFor, type Practice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

async function asked(values: Parameters<typeof aCallout>[2] = {}, options: { doctors?: number } = {}) {
  const practice = await aPractice(ports(), options);
  const callout = await aCallout(ports(), practice, values);
  await ports().database.db.deleteFrom("notifications").execute();
  await ports().database.db.deleteFrom("outbox_emails").execute();
  const [first, second, third] = practice.doctors;
  if (!first || !second || !third) throw new Error("Three doctors are asked");
  return { practice, callout, first, second, third };
}

const show = (practice: Practice, { id }: CalloutDetail) =>
  inCompany(ports(), practice.companyId, (unit) => showCallout(unit.tx, unit.now, id));

async function confirm(practice: Practice, callout: CalloutDetail, doctor: { id: number }, listId?: number) {
  const { responses } = await show(practice, callout);
  const row = responses.find((one) => one.doctor.id === doctor.id && (!listId || one.list_id === listId));
  const answer = { responseId: row?.id ?? 0, lockVersion: row?.lock_version ?? 0 };
  await confirmFor(ports(), practice, callout.id, answer);
}

const news = async () => {
  const rows = await ports().database.db.selectFrom("notifications").selectAll().orderBy("seq").execute();
  return rows.map((row) => [row.notification_type, row.title, row.action_by_id]);
};
/** But the office's copies of them. */
const mails = async () => {
  const { db } = ports().database;
  const rows = await db
    .selectFrom("outbox_emails")
    .selectAll()
    .where("kind", "<>", "office_digest")
    .orderBy("id")
    .execute();
  return rows.map((row) => [row.kind, row.doctor_id]);
};

test("available and if needed are news; the same answer again is nothing", async () => {
  const { practice, callout, first, second } = await asked();
  expect(await anAnswer(ports(), practice, callout, first, "available")).toMatchObject([{ result: "recorded" }]);
  expect(await anAnswer(ports(), practice, callout, first, "available")).toMatchObject([{ result: "unchanged" }]);
  expect(await anAnswer(ports(), practice, callout, second, "if_needed")).toMatchObject([{ result: "recorded" }]);
  const names = [first, second].map((doctor) => `Dr Hana ${doctor.last_name}`);
  expect(await news()).toEqual([
    ["new_availability", `${names[0]} is available`, null],
    ["new_availability", `${names[1]} is available if needed`, null],
  ]);
  expect(await ports().database.db.selectFrom("response_history").selectAll().execute()).toHaveLength(2);
});

test("a first no is counted and is no news", async () => {
  const { practice, callout, first } = await asked();
  await anAnswer(ports(), practice, callout, first, "unavailable");
  expect(await news()).toEqual([]);
  expect(await show(practice, callout)).toMatchObject({ counts: { unavailable: 1, none: 2 }, offers: 0 });
});

test("a yes that becomes a no is news, and so is the way back", async () => {
  const { practice, callout, first } = await asked();
  await anAnswer(ports(), practice, callout, first, "available");
  await anAnswer(ports(), practice, callout, first, "unavailable");
  await anAnswer(ports(), practice, callout, first, "available");
  expect((await news()).map(([type]) => type)).toEqual([
    "new_availability",
    "notification_change_to_unavailable",
    "new_availability",
  ]);
});

test("another note with the same answer is kept and is no news", async () => {
  const { practice, callout, first } = await asked();
  await anAnswer(ports(), practice, callout, first, "available", { note: "From 09:00" });
  await anAnswer(ports(), practice, callout, first, "available", { note: "  From 08:30 " });
  expect(await news()).toHaveLength(1);
  expect((await show(practice, callout)).responses[0]).toMatchObject({ note: "From 08:30" });
});

test("each list has its own answer", async () => {
  const { practice, callout, first } = await asked({ lists: [{}, { date: "2026-11-28" }] });
  await anAnswer(ports(), practice, callout, first, "available", { listId: callout.lists[1]?.id ?? 0 });
  const { lists, counts } = await show(practice, callout);
  expect(lists.map((list) => list.counts.available)).toEqual([0, 1]);
  expect(counts).toEqual({ available: 1, if_needed: 0, unavailable: 0, none: 2 });
});

test("a confirmed doctor who withdraws is released, and the callout is open again", async () => {
  const { practice, callout, first, second } = await asked();
  await anAnswer(ports(), practice, callout, first, "available");
  await anAnswer(ports(), practice, callout, second, "available");
  await confirm(practice, callout, first);
  expect(await show(practice, callout)).toMatchObject({ status: "confirmed", filled: 1 });
  expect(await anAnswer(ports(), practice, callout, first, "unavailable")).toMatchObject([{ result: "withdrawn" }]);
  const reopened = await show(practice, callout);
  expect(reopened).toMatchObject({ status: "open", closed_at: null, filled: 0, risk: "doctor_withdrew", offers: 0 });
  expect(reopened.lists[0]).toMatchObject({ cover_status: "calling" });
  expect((await news()).at(-1)).toEqual([
    "notification_change_to_unavailable",
    `Dr Hana ${first.last_name} can no longer come; the list is open again`,
    null,
  ]);
  expect(await mails()).toEqual([
    ["confirmation", first.id],
    ["filled", second.id],
    ["late_withdrawal", null],
    ["released", first.id],
  ]);
  // Told "filled", the other one has to say yes again.
  await expect(confirm(practice, callout, second)).rejects.toMatchObject({ status: 409, code: "not_agreed" });
  expect(await anAnswer(ports(), practice, callout, second, "available")).toMatchObject([{ result: "recorded" }]);
  await confirm(practice, callout, second);
  expect(await show(practice, callout)).toMatchObject({ status: "confirmed", risk: "unacknowledged" });
});

test("who withdrew and offers again can be confirmed again, with a mail of its own", async () => {
  const { practice, callout, first } = await asked();
  await anAnswer(ports(), practice, callout, first, "available");
  await confirm(practice, callout, first);
  await anAnswer(ports(), practice, callout, first, "unavailable");
  await anAnswer(ports(), practice, callout, first, "available");
  await confirm(practice, callout, first);
  expect(await show(practice, callout)).toMatchObject({ status: "confirmed", risk: "unacknowledged" });
  expect((await mails()).map(([kind]) => kind)).toEqual([
    "confirmation",
    "late_withdrawal",
    "released",
    "confirmation",
  ]);
});

test("an offer for a filled list is kept, stood down, and nobody is mailed for it", async () => {
  const { practice, callout, first, second } = await asked();
  await anAnswer(ports(), practice, callout, first, "available");
  await confirm(practice, callout, first);
  expect(await anAnswer(ports(), practice, callout, second, "available")).toMatchObject([{ result: "late" }]);
  const { responses, ...now } = await show(practice, callout);
  expect(now).toMatchObject({ status: "confirmed", counts: { available: 2 }, offers: 0 });
  expect(responses.find((one) => one.doctor.id === second.id)).toMatchObject({
    outcome: "not_required",
    bookable: null,
  });
  expect((await mails()).map(([kind]) => kind)).toEqual(["confirmation"]);
});

test("after the start and after the end of a callout nothing is recorded", async () => {
  const { practice, callout, first } = await asked();
  ports().clock.advance(4 * 86_400_000);
  expect(await anAnswer(ports(), practice, callout, first, "available")).toMatchObject([{ result: "refused" }]);
  expect(await show(practice, callout)).toMatchObject({ counts: { none: 3 } });
});

test("first come: the first available is booked, if needed and the second are not", async () => {
  const { practice, callout, first, second, third } = await asked({ mode: "first_come" });
  expect(await anAnswer(ports(), practice, callout, third, "if_needed")).toMatchObject([{ result: "recorded" }]);
  expect(await anAnswer(ports(), practice, callout, first, "available")).toMatchObject([{ result: "booked" }]);
  expect(await anAnswer(ports(), practice, callout, second, "available")).toMatchObject([{ result: "late" }]);
  expect(await show(practice, callout)).toMatchObject({ status: "confirmed", filled: 1 });
  expect((await news()).map(([type, , by]) => [type, by])).toEqual([
    ["new_availability", null],
    ["new_availability", null],
    ["callout_confirmed", null],
    ["new_availability", null],
  ]);
});

test("first come: who is booked elsewhere at that time has offered, no more", async () => {
  const { practice, callout, first } = await asked();
  await anAnswer(ports(), practice, callout, first, "available");
  const quick = await aCallout(ports(), practice, {
    mode: "first_come",
    lists: [{ start_time: "11:00", end_time: "15:00" }],
  });
  await confirm(practice, callout, first);
  expect(await anAnswer(ports(), practice, quick, first, "available")).toMatchObject([{ result: "recorded" }]);
  expect(await show(practice, quick)).toMatchObject({ status: "open", offers: 1 });
});

test("got it marks the booking once, and a new booking asks again", async () => {
  const { practice, callout, first } = await asked();
  await anAnswer(ports(), practice, callout, first, "available");
  const recipientId = callout.recipients.find((one) => one.doctor.id === first.id)?.id ?? 0;
  const gotIt = () => inCompany(ports(), practice.companyId, (unit) => acknowledge(unit, { recipientId }));
  expect(await gotIt()).toBe(0);
  await confirm(practice, callout, first);
  expect(await show(practice, callout)).toMatchObject({ risk: "unacknowledged", needs_action: true });
  expect([await gotIt(), await gotIt()]).toEqual([1, 0]);
  expect(await show(practice, callout)).toMatchObject({ risk: null, needs_action: false });
  await anAnswer(ports(), practice, callout, first, "unavailable");
  await anAnswer(ports(), practice, callout, first, "available");
  await confirm(practice, callout, first);
  expect((await show(practice, callout)).lists[0]?.confirmed[0]?.acknowledged_at).toBeNull();
});

test("another company's recipient is not found", async () => {
  const { callout } = await asked();
  const other = await aPractice(ports());
  const recipientId = callout.recipients[0]?.id ?? 0;
  const answers = [{ listId: callout.lists[0]?.id ?? 0, response: "available" as const, note: null }];
  const actor = { type: "doctor", id: other.doctors[0]?.id ?? 0 } as const;
  await expect(
    inCompany(ports(), other.companyId, (unit) =>
      recordAnswers(unit, { recipientId, answers, source: "email_link", actor }),
    ),
  ).rejects.toMatchObject({ status: 404 });
});

test.each(["none", "unavailable"] as const)("the table itself books nobody whose answer is %s", async (response) => {
  const { practice, callout, first } = await asked();
  if (response !== "none") await anAnswer(ports(), practice, callout, first, response);
  const booking = inCompany(ports(), practice.companyId, async (unit) => {
    const { responses } = await lockCallout(unit, callout.id);
    const row = responses.find((one) => one.doctor_id === first.id);
    if (row) await moveResponse(unit, row, "confirm", { actor: { type: "system" } });
  });
  await expect(booking).rejects.toMatchObject({ status: 409, code: "invalid_transition" });
});
