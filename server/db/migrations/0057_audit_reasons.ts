/** Reasons and notes beside the audit log, from which nothing can be removed. Lines before this keep theirs. */
import { type QueryExecutorProvider, sql } from "kysely";

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table audit_reasons (
    event_id bigint primary key references audit_events,
    company_id bigint not null references companies,
    reason text not null
  )`.execute(db);
}
