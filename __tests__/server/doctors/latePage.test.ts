/** What a page of doctors asks of the database, wherever in the list it lies. */
import { sql } from "kysely";
import { doctorsPage } from "../../../server/features/doctors/listDoctors.ts";
import { aCompany, aDoctor } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

type Step = { "Subplan Name"?: string; "Actual Loops": number; Plans?: Step[] };

/** How often each part of a row was found out. */
const timesOfParts = (step: Step): number[] => [
  ...(step["Subplan Name"]?.startsWith("SubPlan") ? [step["Actual Loops"]] : []),
  ...(step.Plans ?? []).flatMap(timesOfParts),
];

test("what is told of doctors is asked for those of the page, not for all before them", async () => {
  const { db } = ports().database;
  const { id } = await aCompany(db);
  for (let n = 10; n < 30; n += 1) await aDoctor(db, { company_id: id, last_name: `Alder ${n}` });
  const query = { page: 5, per_page: 4 };
  const [explained] = await db.transaction().execute(async (tx) => {
    // As with thousands: in the order of an index.
    await sql`set local enable_sort = off`.execute(tx);
    await sql`set local enable_seqscan = off`.execute(tx);
    return doctorsPage(tx, ports().clock.now(), query).explain<{ "QUERY PLAN": [{ Plan: Step }] }>(
      "json",
      sql`analyze`,
    );
  });
  const times = timesOfParts(explained?.["QUERY PLAN"][0].Plan as Step);
  expect(times.length).toBeGreaterThanOrEqual(4);
  expect(times.filter((count) => count > query.per_page)).toEqual([]);
  const rows = await doctorsPage(db, ports().clock.now(), query).execute();
  expect(rows.map(({ last_name }) => last_name)).toEqual(["Alder 26", "Alder 27", "Alder 28", "Alder 29"]);
});
