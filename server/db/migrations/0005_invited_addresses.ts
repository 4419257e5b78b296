/**
 * An invited address belongs to nobody yet: two practices may invite the same person, and an invitation must neither
 * tell that the address has an account elsewhere nor keep its owner from registering.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index users_email`.execute(db);
  await sql`create unique index users_email on users (lower(email)) where status <> 'invited'`.execute(db);
  await sql`create unique index users_company_email on users (company_id, lower(email))`.execute(db);
}
