import { sql } from "kysely";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

test("functions that write are in PL/pgSQL, of which PostgreSQL keeps the plans", async () => {
  const { rows } = await sql<{ proname: string; lanname: string }>`
    select proname, lanname from pg_proc
      join pg_language on pg_language.oid = prolang join pg_namespace on pg_namespace.oid = pronamespace
      where nspname = 'public' and provolatile = 'v' and lanname in ('sql', 'plpgsql') and proname like 'refresh%'
      order by proname`.execute(ports().database.db);
  expect(rows).toEqual([
    { proname: "refresh_callout_needs", lanname: "plpgsql" },
    { proname: "refresh_callout_texts", lanname: "plpgsql" },
  ]);
});
