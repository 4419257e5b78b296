/** What a practice offers for a callout, where it turns fees on. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_settings
    add column fees_enabled boolean not null default false,
    add column currency text not null default 'GBP' check (currency ~ '^[A-Z]{3}$')`.execute(db);
  await sql`alter table callouts
    add column fee_amount numeric(9, 2) check (fee_amount between 0 and 1000000),
    add column fee_text text check (char_length(fee_text) <= 150)`.execute(db);
}
