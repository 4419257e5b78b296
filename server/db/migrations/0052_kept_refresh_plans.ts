/**
 * What is kept of a callout is refreshed with every answer. PostgreSQL plans a function in SQL anew each time it is called, which
 * took longer than running it; of one in PL/pgSQL it keeps the plans. The statements stay the same.
 */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const name of ["refresh_callout_texts", "refresh_callout_needs"])
    await sql`do $do$ begin
      execute (select format('create or replace function %I(ids bigint[]) returns void language plpgsql as %L', proname,
        'begin ' || prosrc || '; end') from pg_proc where proname = ${sql.lit(name)});
    end $do$`.execute(db);
}
