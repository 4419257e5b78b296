/** For which list of its callout a doctor was rung, where whoever rang has said it. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table phone_calls
    add column list_id bigint,
    add foreign key (company_id, list_id) references lists (company_id, id) on delete set null (list_id)`.execute(db);
  await sql`create index phone_calls_list on phone_calls (list_id) where list_id is not null`.execute(db);
}
