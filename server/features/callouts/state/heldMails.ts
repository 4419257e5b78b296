/** Mails of a callout that still wait, taken out of the queue: nobody gets them. */
import { sql } from "kysely";
import { type CompanyWork } from "../../../platform/ports.ts";
import { MAIL_QUEUE } from "../../../platform/queues.ts";
import { ASKING } from "./hold.ts";
import { type LockedCallout } from "./lockCallout.ts";

type Unit = Pick<CompanyWork, "tx">;

/** Deletes those of these mails whose job still waits, and returns their ids. The sender keeps what it has begun. */
export async function takeMails({ tx }: Unit, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`delete from pgboss.job where name = ${MAIL_QUEUE} and state = 'created'
    and (data->>'id')::bigint = any(${ids}::bigint[]) returning data->>'id' as id`.execute(tx);
  const taken = rows.map(({ id }) => Number(id));
  await tx.deleteFrom("outbox_emails").where("id", "=", sql<number>`any(${taken}::bigint[])`).execute();
  return taken;
}

const idOf = ({ id }: { id: number }): number => id;

/**
 * The callout asks for nobody any more, before its first mails have gone out: those who would only now have been asked hear
 * nothing of it. A booked doctor keeps what is about the booking.
 */
export async function dropInvitations(unit: Unit, { callout, responses }: LockedCallout): Promise<void> {
  const { tx } = unit;
  const booked = responses.filter(({ outcome }) => outcome === "confirmed").map((one) => one.recipient_id);
  const mails = await tx
    .selectFrom("outbox_emails")
    .select(["id", "kind", "idempotency_key", "recipient_id"])
    .where("callout_id", "=", callout.id)
    .where("status", "=", "queued")
    .where((e) =>
      e.or([
        e("kind", "=", "office_digest"),
        e("kind", "=", "callout"),
        e.and([e("kind", "in", ASKING), e("recipient_id", "not in", [0, ...booked])]),
      ]),
    )
    .execute();
  const asking = mails.filter(({ kind }) => kind !== "office_digest");
  const taken = await takeMails(unit, asking.map(idOf));
  const dropped = asking.filter(({ id }) => taken.includes(id));
  const digests = new Set(dropped.map((mail) => `digest:${mail.idempotency_key}`));
  await takeMails(unit, mails.filter((mail) => digests.has(mail.idempotency_key)).map(idOf));
  const answered = responses.filter(({ response }) => response !== "none").map((one) => one.recipient_id);
  const unasked = dropped.flatMap(({ kind, recipient_id: id }) => (kind === "callout" && id !== null ? id : []));
  await tx
    .updateTable("callout_recipients")
    .set({ delivery: "skipped" })
    .where("id", "=", sql<number>`any(${unasked}::bigint[])`)
    .where("id", "not in", [0, ...answered])
    .execute();
}
