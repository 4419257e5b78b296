/** A callout ends as its last list starts: what had expired over an earlier list while a booked one lies ahead is open again. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('app.transition', 'on', true)`.execute(db);
  await sql`update callouts set status = 'open', closed_at = null
    where status = 'expired' and exists (
      select from callout_lists join lists on lists.id = callout_lists.list_id
      where callout_lists.callout_id = callouts.id and lists.cover_status <> 'cancelled' and lists.starts_at > now()
    )`.execute(db);
  await sql`select set_config('app.transition', 'off', true)`.execute(db);
}
