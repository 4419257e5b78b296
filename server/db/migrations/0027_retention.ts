/** How long a practice keeps what names people, and which doctors have no name any more. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_settings
    add column retention_months integer check (retention_months between 12 and 120)`.execute(db);
  await sql`alter table doctors add column anonymised_at timestamptz`.execute(db);
}
