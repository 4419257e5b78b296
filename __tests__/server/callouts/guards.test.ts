/** What the database itself refuses of bookings, whoever writes (product.md I1–I3). */
import { sql } from "kysely";
import { inCompany } from "../../../server/ports.ts";
import { aCallout, anAnswer, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/testPorts.ts";

const ports = testPorts();

/** Past the transition function: announced to the trigger of I4, checked by nothing but the tables. */
const write = (companyId: number, id: number, outcome: string) =>
  inCompany(ports(), companyId, async ({ tx }) => {
    await sql`select set_config('app.transition', 'on', true)`.execute(tx);
    await sql`update responses set outcome = ${outcome} where id = ${id}`.execute(tx);
  });
const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: { constraint?: string }) => error.constraint ?? error,
  );

test("a direct write books nobody who did not offer, nobody beyond the positions, nobody twice at one time", async () => {
  const practice = await aPractice(ports());
  const { companyId, doctors } = practice;
  const [first, second, third] = doctors.map(({ id }) => ({ id }));
  if (!first || !second || !third) throw new Error("three doctors");
  const near = await aCallout(ports(), practice);
  const same = await aCallout(ports(), practice, { lists: [{ start_time: "11:59", end_time: "13:00" }] });
  const after = await aCallout(ports(), practice, { lists: [{ start_time: "12:00", end_time: "13:00" }] });
  const rowOf = (callout: typeof near, doctor: { id: number }) =>
    callout.responses.find((one) => one.doctor.id === doctor.id)?.id ?? 0;
  expect(await refusal(write(companyId, rowOf(near, first), "confirmed"))).toBe("booked_offered");
  for (const callout of [near, same, after])
    for (const doctor of [first, second]) await anAnswer(ports(), practice, callout, doctor, "available");
  await anAnswer(ports(), practice, near, third, "unavailable");
  expect(await refusal(write(companyId, rowOf(near, third), "confirmed"))).toBe("booked_offered");
  expect(await refusal(write(companyId, rowOf(near, first), "confirmed"))).toBeNull();
  expect(await refusal(write(companyId, rowOf(near, second), "confirmed"))).toBe("booked_positions");
  expect(await refusal(write(companyId, rowOf(same, first), "confirmed"))).toBe("booked_overlap");
  expect(await refusal(write(companyId, rowOf(after, first), "confirmed"))).toBeNull();
  const { db } = ports().database;
  const move = (callout: typeof near, set: ReturnType<typeof sql>) =>
    refusal(sql`update lists set ${set} where id = ${callout.lists[0]?.id ?? 0}`.execute(db));
  expect(await move(after, sql`starts_at = starts_at - interval '1 minute'`)).toBe("booked_overlap");
  expect(await move(after, sql`ends_at = ends_at + interval '1 hour'`)).toBeNull();
  const copy = sql`insert into responses (company_id, callout_id, recipient_id, list_id, doctor_id, response, outcome)
    select company_id, callout_id, ${near.recipients.find((one) => one.doctor.id === third.id)?.id ?? 0}, ${same.lists[0]?.id ?? 0}, ${first.id}, 'available', 'confirmed'
    from responses where id = ${rowOf(near, first)}`;
  expect(await refusal(copy.execute(db))).toBe("booked_overlap");
});

test("a list never has fewer positions than doctors who are booked", async () => {
  const practice = await aPractice(ports());
  const callout = await aCallout(ports(), practice, { lists: [{ positions: 2 }] });
  for (const doctor of practice.doctors) await anAnswer(ports(), practice, callout, doctor, "if_needed");
  const results = await Promise.all(
    callout.responses.map(({ id }) => refusal(write(practice.companyId, id, "confirmed"))),
  );
  expect(results.filter((one) => one === null)).toHaveLength(2);
  expect(results).toContain("booked_positions");
  const narrow = sql`update lists set positions = 1`.execute(ports().database.db);
  expect(await refusal(narrow)).toBe("booked_positions");
});
