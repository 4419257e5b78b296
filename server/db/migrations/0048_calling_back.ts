/** Until when a callout that was sent can be called back: none of its mails goes out before. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table callouts add column held_until timestamptz,
    add constraint callouts_held check (held_until is null or held_until > sent_at)`.execute(db);
}
