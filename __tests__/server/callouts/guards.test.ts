/** What the database itself refuses of bookings, whoever writes. */
import { sql } from "kysely";
import { inCompany } from "../../../server/platform/ports.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { aCallout, anAnswer, aPractice, type Practice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: { constraint?: string }) => error.constraint ?? error,
  );
/** Past the transition function: announced to the trigger that guards statuses, checked by nothing but the tables. `booked`: UTC hours. */
const write = (companyId: number, id: number, [from, to]: [string, string] = ["08:00", "12:00"]): Promise<unknown> =>
  refusal(
    inCompany(ports(), companyId, async ({ tx }) => {
      await sql`select set_config('app.transition', 'on', true)`.execute(tx);
      await sql`update responses set outcome = 'confirmed', booked_from = ${`2026-11-27T${from}:00Z`},
        booked_to = ${`2026-11-27T${to}:00Z`} where id = ${id}`.execute(tx);
    }),
  );
const rowOf = (callout: CalloutDetail, doctor: { id: number } | undefined): number =>
  callout.responses.find((one) => one.doctor.id === doctor?.id)?.id ?? 0;
const move = (callout: CalloutDetail, set: ReturnType<typeof sql>): Promise<unknown> =>
  refusal(sql`update lists set ${set} where id = ${callout.lists[0]?.id ?? 0}`.execute(ports().database.db));
async function offered(practice: Practice, callout: CalloutDetail): Promise<CalloutDetail> {
  for (const doctor of practice.doctors) await anAnswer(ports(), practice, callout, doctor, "available");
  return callout;
}

test("a direct write books nobody who did not offer, nobody beyond the positions, nobody twice at one time", async () => {
  const practice = await aPractice(ports());
  const { companyId, doctors } = practice;
  const [first, second, third] = doctors.map(({ id }) => ({ id }));
  if (!first || !second || !third) throw new Error("three doctors");
  const near = await aCallout(ports(), practice);
  const same = await aCallout(ports(), practice, { lists: [{ start_time: "11:59", end_time: "13:00" }] });
  const after = await aCallout(ports(), practice, { lists: [{ start_time: "12:00", end_time: "13:00" }] });
  expect(await write(companyId, rowOf(near, first))).toBe("booked_offered");
  for (const callout of [near, same, after])
    for (const doctor of [first, second]) await anAnswer(ports(), practice, callout, doctor, "available");
  await anAnswer(ports(), practice, near, third, "unavailable");
  expect(await write(companyId, rowOf(near, third))).toBe("booked_offered");
  expect(await write(companyId, rowOf(near, first))).toBeNull();
  expect(await write(companyId, rowOf(near, second))).toBe("booked_positions");
  expect(await write(companyId, rowOf(same, first), ["11:59", "13:00"])).toBe("booked_overlap");
  expect(await write(companyId, rowOf(after, first), ["12:00", "13:00"])).toBeNull();
  expect(await move(after, sql`starts_at = starts_at - interval '1 minute'`)).toBeNull();
  expect(await move(after, sql`starts_at = starts_at + interval '2 minutes'`)).toBe("booked_within");
  expect(await move(after, sql`ends_at = ends_at + interval '1 hour'`)).toBeNull();
  const { db } = ports().database;
  const copy = sql`insert into responses (company_id, callout_id, recipient_id, list_id, doctor_id, response, outcome, booked_from, booked_to)
    select company_id, ${same.id}, ${near.recipients.find((one) => one.doctor.id === third.id)?.id ?? 0}, ${same.lists[0]?.id ?? 0}, ${first.id},
      'available', 'confirmed', '2026-11-27T11:59:00Z', '2026-11-27T13:00:00Z'
    from responses where id = ${rowOf(near, first)}`;
  expect(await refusal(copy.execute(db))).toBe("booked_overlap");
});

test("a list never has fewer positions than doctors who are booked at one moment", async () => {
  const practice = await aPractice(ports());
  const callout = await offered(practice, await aCallout(ports(), practice, { lists: [{ positions: 2 }] }));
  const results = await Promise.all(callout.responses.map(({ id }) => write(practice.companyId, id)));
  expect(results.filter((one) => one === null)).toHaveLength(2);
  expect(results).toContain("booked_positions");
  expect(await move(callout, sql`positions = 1`)).toBe("booked_positions");
});

test("one position holds one doctor after the other, never two for a minute", async () => {
  const practice = await aPractice(ports());
  const { companyId } = practice;
  const [first, second, third] = practice.doctors;
  const callout = await offered(practice, await aCallout(ports(), practice));
  expect(await write(companyId, rowOf(callout, first), ["08:00", "10:00"])).toBeNull();
  expect(await write(companyId, rowOf(callout, second), ["09:59", "12:00"])).toBe("booked_positions");
  expect(await write(companyId, rowOf(callout, second), ["10:00", "12:00"])).toBeNull();
  expect(await write(companyId, rowOf(callout, third), ["09:00", "11:00"])).toBe("booked_positions");
  expect(await move(callout, sql`positions = 2`)).toBeNull();
  expect(await write(companyId, rowOf(callout, third), ["09:00", "11:00"])).toBeNull();
  expect(await move(callout, sql`positions = 1`)).toBe("booked_positions");
});

test("a booking lies within its list and has a beginning and an end, and nobody has a stretch who is not booked", async () => {
  const practice = await aPractice(ports());
  const { companyId } = practice;
  const [first] = practice.doctors;
  const callout = await offered(practice, await aCallout(ports(), practice));
  const id = rowOf(callout, first);
  expect(await write(companyId, id, ["07:59", "12:00"])).toBe("booked_within");
  expect(await write(companyId, id, ["08:00", "12:01"])).toBe("booked_within");
  for (const backwards of [
    ["10:00", "10:00"],
    ["11:00", "09:00"],
  ] as const)
    expect(await write(companyId, id, [...backwards])).toBe("responses_booked_span");
  const set = (values: ReturnType<typeof sql>) =>
    refusal(sql`update responses set ${values} where id = ${id}`.execute(ports().database.db));
  expect(await set(sql`booked_from = now()`)).toBe("responses_booked_span");
  expect(await set(sql`booked_from = now(), booked_to = now() + interval '1 hour'`)).toBe("responses_booked_span");
  expect(await write(companyId, id, ["08:00", "10:00"])).toBeNull();
  for (const half of [sql`booked_from = null`, sql`booked_to = null`, sql`booked_from = null, booked_to = null`])
    expect(await set(half)).toBe("responses_booked_span");
  expect(await move(callout, sql`starts_at = starts_at + interval '1 minute'`)).toBe("booked_within");
  expect(await move(callout, sql`ends_at = ends_at - interval '2 hours'`)).toBeNull();
  expect(await move(callout, sql`ends_at = ends_at - interval '1 minute'`)).toBe("booked_within");
});

test("only the booked stretch is in another list's way", async () => {
  const practice = await aPractice(ports());
  const { companyId } = practice;
  const [first] = practice.doctors;
  const [one, other] = [await aCallout(ports(), practice), await aCallout(ports(), practice)];
  for (const callout of [one, other]) await offered(practice, callout);
  expect(await write(companyId, rowOf(one, first), ["08:00", "10:00"])).toBeNull();
  expect(await write(companyId, rowOf(other, first), ["09:59", "12:00"])).toBe("booked_overlap");
  expect(await write(companyId, rowOf(other, first), ["10:00", "12:00"])).toBeNull();
});

test("of a list one standby at a time is asked alone", async () => {
  const practice = await aPractice(ports());
  const callout = await offered(practice, await aCallout(ports(), practice));
  const ask = (status: string, from = "08:00") =>
    refusal(
      sql`insert into standby_offers (company_id, callout_id, list_id, response_id, offered_from, offered_to, offered_at, expires_at, status)
        values (${practice.companyId}, ${callout.id}, ${callout.lists[0]?.id}, ${callout.responses[0]?.id},
          ${`2026-11-27T${from}:00Z`}, '2026-11-27T12:00:00Z', now(), now(), ${status})`.execute(ports().database.db),
    );
  expect(await ask("open")).toBeNull();
  expect(await ask("open")).toBe("standby_offers_open");
  expect(await ask("lapsed")).toBeNull();
  expect(await ask("maybe")).toBe("standby_offers_status_check");
  expect(await ask("lapsed", "12:00")).toBe("standby_offers_check");
});

test("a doctor is rung by one person at a time, and a call has a result when it is over", async () => {
  const practice = await aPractice(ports());
  const callout = await aCallout(ports(), practice);
  const ring = (result: string | null, ended: string | null, back: string | null = null) =>
    refusal(
      sql`insert into phone_calls (company_id, callout_id, recipient_id, doctor_id, user_id, started_at, lapses_at,
          ended_at, result, call_back_at)
        values (${practice.companyId}, ${callout.id}, ${callout.recipients[0]?.id}, ${callout.recipients[0]?.doctor.id},
          ${practice.user.id}, now(), now() + interval '5 minutes', ${ended}, ${result}, ${back})`.execute(
        ports().database.db,
      ),
    );
  expect(await ring(null, null)).toBeNull();
  expect(await ring(null, null)).toBe("phone_calls_under_way");
  expect(await ring("no_answer", "2026-11-25T09:00:00Z")).toBeNull();
  expect(await ring("no_answer", null)).toBe("phone_calls_ended");
  expect(await ring(null, "2026-11-25T09:00:00Z")).toBe("phone_calls_ended");
  expect(await ring("call_back", "2026-11-25T09:00:00Z")).toBe("phone_calls_call_back");
  expect(await ring("no", "2026-11-25T09:00:00Z", "2026-11-25T10:00:00Z")).toBe("phone_calls_call_back");
  expect(await ring("maybe", "2026-11-25T09:00:00Z")).toBe("phone_calls_result_check");
});
