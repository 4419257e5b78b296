/** Who makes callouts, tells news and changes doctors at once does not wait for each other for ever. */
import { sql } from "kysely";
import { lockPair } from "../../../server/features/doctors/merge/mergePlan.ts";
import { lockDoctor } from "../../../server/features/doctors/saveDoctor.ts";
import { recordNotification } from "../../../server/features/notifications/public.ts";
import { type CompanyWork, inCompany } from "../../../server/platform/ports.ts";
import { aCalloutInput, aListInput } from "../../support/aCallout.ts";
import { eventually } from "../../support/eventually.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { planner } from "../../support/standingLists.ts";

const { ports, practice, call } = practiceAtWork();

const somebodyWaits = async (): Promise<boolean> => {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(ports().database.db);
  return rows[0]?.waits ?? false;
};

/** In one transaction: locks first, then what locks more once `other` waits or is done. */
async function atOnce<Result>(
  first: (unit: CompanyWork) => Promise<unknown>,
  other: () => Promise<Result>,
  then: (unit: CompanyWork) => unknown,
): Promise<Result> {
  let others: Promise<Result> | undefined;
  await inCompany(ports(), practice.companyId, async (unit) => {
    await first(unit);
    let isDone = false;
    others = other().finally(() => {
      isDone = true;
    });
    await eventually(async () => isDone || (await somebodyWaits()));
    await then(unit);
  });
  if (!others) throw new Error("Not begun");
  return others;
}
const tellNews = (unit: CompanyWork) =>
  recordNotification(unit, { type: "new_callout", title: "x", calloutId: null, actionById: null, params: {} });

test("a callout is made of a list that somebody else is about to tell news of", async () => {
  const list = (await call("POST", "/lists", { list: aListInput(practice) })).body.data;
  const callout = aCalloutInput(practice, { lists: [{ id: list.id }] });
  const { status } = await atOnce(
    ({ tx }) => tx.selectFrom("lists").select("id").where("id", "=", list.id).forNoKeyUpdate().execute(),
    () => call("POST", "/callouts", { callout }),
    tellNews,
  );
  expect(status).toBe(201);
});

const DOCTOR_LOCKS = {
  changed: ({ tx }: CompanyWork, [one = 0]: number[]) => lockDoctor(tx, one),
  merged: ({ tx }: CompanyWork, [fromId = 0, intoId = 0]: number[]) => lockPair(tx, { fromId, intoId }),
};

test.each(["changed", "merged"] as const)("a week is planned while its usual doctor is %s", async (how) => {
  const ids = practice.doctors.map(({ id }) => id);
  const { add, see, plan } = planner(call, practice);
  await add({ usual_doctor_id: ids[0] ?? 0 });
  const { entries } = await see();
  const { status } = await atOnce(
    (unit) => DOCTOR_LOCKS[how](unit, ids),
    () => plan(entries),
    ({ tx }) => tx.updateTable("standing_lists").set({ theatre: "4" }).execute(),
  );
  expect(status).toBe(200);
});
