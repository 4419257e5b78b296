/** A small practice looks through its own texts, however many callouts the others in the database have. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index callout_texts_company on callout_texts (company_id)`.execute(db);
}
