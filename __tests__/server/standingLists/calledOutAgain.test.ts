/** Lists that their usual doctor has given back, called out again: what was said of them before stays, and so does the calendar's count. */
import { applyRetention } from "../../../server/jobs/retention.ts";
import { type Plan } from "../../../src/contract/shapes/planning.ts";
import { aCalloutInput, anAnswer } from "../../support/aCallout.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { planner } from "../../support/standingLists.ts";

const { ports, practice, call } = practiceAtWork();
const db = () => ports().database.db;
const [USUAL, OTHER] = [0, 1];
const doctor = (n: number) => ({ id: practice.doctors[n]?.id ?? 0 });

/** Monday, and as many days after it: the usual doctor is booked for all of them and gives the first one back. */
async function givenBack(weekdays: number[]) {
  const { add, see, plan } = planner(call, practice);
  for (const weekday of weekdays) await add({ weekday, usual_doctor_id: doctor(USUAL).id });
  await plan((await see()).entries);
  const { entries }: Plan = await see();
  const callout = (await call("GET", `/callouts/${entries[0]?.list?.callout?.id}`)).body.data;
  const [listId = 0] = entries.flatMap(({ list }) => list?.id ?? []);
  await anAnswer(ports(), practice, callout, doctor(USUAL), "available");
  await anAnswer(ports(), practice, callout, doctor(USUAL), "unavailable", { listId, note: "In Leeds" });
  return { callout, listId };
}

async function calledOutAgain(listId: number) {
  const input = aCalloutInput(practice, {
    mode: "first_come",
    lists: [{ id: listId, date: "2026-11-30" }],
    recipients: { doctor_ids: [doctor(USUAL).id, doctor(OTHER).id], group_ids: [] },
  });
  const { status, body } = await call("POST", "/callouts", { callout: input });
  expect(status).toBe(201);
  const sent = await call("POST", `/callouts/${body.data.id}/send`, { lock_version: body.data.lock_version });
  expect(sent.status).toBe(200);
  return sent.body.data;
}

/** Of the invitations to the doctor, in their order: what each does, and its number. */
async function entriesOf(n: number, listId: number): Promise<string[]> {
  const mails = await db()
    .selectFrom("outbox_emails")
    .select("ics")
    .where("doctor_id", "=", doctor(n).id)
    .where("ics", "is not", null)
    .orderBy("id")
    .execute();
  return mails.flatMap(({ ics }) => {
    const own = ics?.split("BEGIN:VEVENT").find((entry) => entry.includes(`UID:list-${listId}@`));
    return own ? [`${/METHOD:(\w+)/.exec(ics ?? "")?.[1]} ${/SEQUENCE:(\d+)/.exec(own)?.[1]}`] : [];
  });
}

const withdrawals = async () => {
  const { body } = await call("GET", "/insights/callouts?figure=withdrawals&from=2026-11-24&to=2026-12-31");
  return body.data.map((row: { doctor: { id: number } | null; callout: { id: number } | null }) => [
    row.doctor?.id,
    row.callout?.id,
  ]);
};

test.each([
  ["one of several lists", [1, 2]],
  ["the only list, and with it the callout", [1]],
])("%s: the withdrawal is still counted, and the calendar entry goes on counting", async (_what, weekdays) => {
  const { callout, listId } = await givenBack(weekdays);
  const before = [[doctor(USUAL).id, callout.id]];
  expect(await withdrawals()).toEqual(before);
  expect(await entriesOf(USUAL, listId)).toEqual(["REQUEST 1", "CANCEL 2"]);
  const again = await calledOutAgain(listId);
  expect(await withdrawals()).toEqual(before);
  await anAnswer(ports(), practice, again, doctor(USUAL), "available");
  expect(await entriesOf(USUAL, listId)).toEqual(["REQUEST 1", "CANCEL 2", "REQUEST 3"]);
  await anAnswer(ports(), practice, again, doctor(USUAL), "unavailable");
  await anAnswer(ports(), practice, again, doctor(OTHER), "available");
  // Another doctor's calendar has no entry of it yet.
  expect(await entriesOf(OTHER, listId)).toEqual(["REQUEST 1"]);
  expect(await withdrawals()).toHaveLength(2);
});

test("what was said of lists that have left goes with a doctor who is merged", async () => {
  const { listId, callout } = await givenBack([1, 2]);
  await calledOutAgain(listId);
  const versions = { lock_version: 0, into_lock_version: 0 };
  const [from, into] = [doctor(USUAL), { id: practice.doctors[2]?.id ?? 0 }];
  expect(await call("POST", `/doctors/${from.id}/merge`, { into_id: into.id, ...versions })).toMatchObject({
    status: 200,
  });
  expect(await withdrawals()).toEqual([[into.id, callout.id]]);
});

test("notes on lists that have left are forgotten with those of the callout", async () => {
  const { listId } = await givenBack([1, 2]);
  await calledOutAgain(listId);
  const notes = () => db().selectFrom("response_history").select("note").where("note", "is not", null).execute();
  expect(await notes()).toEqual([{ note: "In Leeds" }]);
  await db().updateTable("company_settings").set({ retention_months: 12 }).execute();
  ports().clock.advance(500 * 86_400_000);
  await applyRetention(ports());
  expect(await notes()).toEqual([]);
});
