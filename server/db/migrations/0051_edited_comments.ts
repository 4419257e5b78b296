/** When a comment was last corrected by its author; null where it stands as it was written. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table callout_comments add column edited_at timestamptz`.execute(db);
}
