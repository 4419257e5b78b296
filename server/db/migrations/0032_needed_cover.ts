/** What needs action is put in order by when cover is needed, which the needs tell from the same index. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index callout_needs_now`.execute(db);
  await sql`create index callout_needs_now on callout_needs (company_id, ends_at)
    include (begins_at, callout_id, urgency, first_starts_at, need)`.execute(db);
}
