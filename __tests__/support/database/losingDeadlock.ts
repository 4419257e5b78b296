/** The first transaction that changes a doctor meanwhile is undone, as where it has lost a deadlock with another. */
import { sql } from "kysely";
import { type Db } from "../../../server/db/database.ts";

export async function losingDeadlock<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`create sequence deadlocks`.execute(db);
  // A sequence stays as it is when the transaction is rolled back: the first attempt only is refused.
  await sql`create function lose_deadlock() returns trigger language plpgsql as $$
    begin
      if nextval('deadlocks') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger lose_deadlock before update on doctors for each row
    execute function lose_deadlock()`.execute(db);
  try {
    return await work();
  } finally {
    await sql`drop function lose_deadlock cascade`.execute(db);
    await sql`drop sequence deadlocks`.execute(db);
  }
}
