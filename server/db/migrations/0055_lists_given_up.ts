/** A list that began without anybody before its callout was cancelled went on asking: nobody asks for it any more. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`update lists set cover_status = 'uncovered'
    where cover_status = 'calling' and not exists (
      select from callout_lists join callouts on callouts.id = callout_lists.callout_id
      where callout_lists.list_id = lists.id and callouts.status in ('open', 'confirmed')
    )`.execute(db);
}
