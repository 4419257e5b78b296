/** An address that waits for its confirmation, and the addresses under which a session was opened. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Devise's name for it; the account keeps its own address until the new one is confirmed.
  await sql`alter table users add column unconfirmed_email text check (char_length(unconfirmed_email) <= 500)`.execute(
    db,
  );
  await sql`alter table user_tokens drop constraint user_tokens_kind_check`.execute(db);
  await sql`alter table user_tokens add constraint user_tokens_kind_check
    check (kind in ('password_reset', 'confirmation', 'invitation', 'email_change'))`.execute(db);
  // The uid is the address: who signed in with the old one goes on, and learns the new one with the next answer.
  await sql`alter table sessions add column former_uids text[] not null default '{}'`.execute(db);
  await sql`create index sessions_client on sessions (client)`.execute(db);
}
