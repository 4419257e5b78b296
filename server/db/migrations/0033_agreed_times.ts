/**
 * What a booked doctor had agreed to before changes that are not answered, so that small changes do not add up to a move
 * without a yes; and what doctors have not been told of a list that moved while it was covered.
 */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table responses
    add column agreed_from timestamptz,
    add column agreed_to timestamptz,
    add column untold_changes jsonb,
    add constraint responses_agreed_span check ((agreed_from is null) = (agreed_to is null))`.execute(db);
  // Of changes before this migration only the offer is known, and that only where the doctor's own yes was booked.
  await sql`update responses set agreed_from = offered_from, agreed_to = offered_to
    where outcome = 'confirmed' and consent is not null and spoken_by is null
      and offered_from is not null and offered_to is not null`.execute(db);
}
