/** A process that does not get its turn for a while says nothing about a database that answers all the time. */
import { sql } from "kysely";
import { overPostgres } from "../../../server/db/postgres.ts";
import { databaseAt } from "../../support/database/postgresTemplate.ts";
import { testDatabase } from "../../support/database/testDatabase.ts";

const database = testDatabase();

/** Milliseconds that one turn takes: longer than two looks, and than a sign may take. */
const TURN = 600;

/** Nothing else has its turn for longer than a moment. */
async function keepBusy(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const until = performance.now() + TURN;
    while (performance.now() < until);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("a process that was kept from listening calls nobody silent", async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database().db);
  const patient = overPostgres(databaseAt(rows[0]?.name ?? ""), { silence: 50, sign: 100 });
  try {
    await patient.answers();
    const reports: string[] = [];
    patient.outage.report = (what) => reports.push(what);
    const answer = sql<{ said: number }>`select 7 as said from pg_sleep(2)`.execute(patient.db);
    await keepBusy(4);
    expect((await answer).rows).toEqual([{ said: 7 }]);
    expect(reports).toEqual([]);
  } finally {
    await patient.close();
  }
});
