import { sql } from "kysely";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

test("no function that writes is in SQL, which PostgreSQL would plan anew at every call", async () => {
  const { rows } = await sql<{ proname: string }>`
    select proname from pg_proc
      join pg_language on pg_language.oid = prolang join pg_namespace on pg_namespace.oid = pronamespace
      where nspname = 'public' and provolatile = 'v' and lanname = 'sql'`.execute(ports().database.db);
  expect(rows).toEqual([]);
});
