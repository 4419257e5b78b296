/** A usual doctor and the office at the same moment. On PostgreSQL these run at once; PGlite has one connection and takes them in turn. */
import { type Plan } from "../../../src/contract/shapes/planning.ts";
import { aCalloutInput, anAnswer } from "../../support/aCallout.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { manyRuns } from "../../support/random/manyRuns.ts";
import { planner } from "../../support/standingLists.ts";

const { ports, practice, call } = practiceAtWork();
const DAYS = Array.from({ length: manyRuns(7, 3) }, (_, day) => day + 1);

test("a usual doctor takes back a no while the office calls the list out to others: one of them has it, and neither waits for the other for ever", async () => {
  const { add, see, plan } = planner(call, practice);
  const doctor = { id: practice.doctors[0]?.id ?? 0 };
  for (const weekday of DAYS) await add({ weekday, usual_doctor_id: doctor.id });
  await plan((await see()).entries);
  const { entries }: Plan = await see();
  const callout = (await call("GET", `/callouts/${entries[0]?.list?.callout?.id}`)).body.data;
  const answer = (listId: number, response: "available" | "unavailable") =>
    anAnswer(ports(), practice, callout, doctor, response, { listId });
  for (const { date, list } of entries.slice(0, -1)) {
    const listId = list?.id ?? 0;
    await answer(listId, "unavailable");
    const lists = [{ id: listId, date }];
    const recipients = { doctor_ids: [practice.doctors[1]?.id ?? 0], group_ids: [] };
    const [draft, [said]] = await Promise.all([
      call("POST", "/callouts", { callout: aCalloutInput(practice, { lists, recipients }) }),
      answer(listId, "available"),
    ]);
    expect([
      [201, "refused"],
      [409, "booked"],
    ]).toContainEqual([draft.status, said?.result]);
  }
});
