/** What a mail server reports later of a mail that was accepted: it could not be delivered, or its reader calls it spam. */
import { type BounceReport } from "../../../src/contract/shapes/bounceReport.ts";
import { type Db } from "../../db/database.ts";
import { isDeadlock } from "../../db/unavailable.ts";
import { blameOf } from "../../mail/transport/refusalOf.ts";
import { readReturnPath } from "../../mail/transport/returnPath.ts";
import { inCompany, type Ports } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";
import { markRecipient, markRefused, tellUndelivered } from "./addressState.ts";
import { retryUntilStored } from "./retryUntilStored.ts";

const WORDS = { bounce: "Bounced", complaint: "Reported as spam" } as const;

/** Milliseconds after which a lost deadlock is over. */
const PAUSE_MS = 50;

/** A report that comes twice, or about a mail that is not there (any more), changes nothing. */
export async function takeReport(ports: Ports, { recipient, kind, reason }: BounceReport): Promise<void> {
  const id = readReturnPath(ports, recipient);
  if (id === undefined) return;
  const { db } = ports.database;
  const known = await db.selectFrom("outbox_emails").select("company_id").where("id", "=", id).executeTakeFirst();
  if (!known) return;
  const last_error = `${WORDS[kind]}: ${reason.replace(/\s+/g, " ").trim()}`.slice(0, 500);
  // What its reader complains of has been delivered.
  const values = { last_error, ...(kind === "bounce" ? { status: "failed" as const } : {}) };
  const { company_id } = known;
  const unreported = (db: Db) =>
    db
      .updateTable("outbox_emails")
      .set(values)
      .where("id", "=", id)
      .where("status", "=", "sent")
      .where("last_error", "is", null)
      .returningAll();
  if (company_id === null) {
    await unreported(db).execute();
    return;
  }
  const write = () =>
    inCompany(ports, company_id, async (unit) => {
      const mail = await unreported(unit.tx).executeTakeFirst();
      if (!mail) return;
      if (kind === "bounce") await markRecipient(unit, mail, "failed");
      const isBlamed = kind === "complaint" || (blameOf(reason) ?? "address") === "address";
      if (isBlamed) await markRefused(unit, mail, kind === "bounce" ? "bounced" : "complained");
      else await tellUndelivered(unit, mail);
      await recordChange(unit, mail.callout_id);
    });
  // It locks the mail before the doctor, whoever changes the doctor's address the other way round. It is told once only.
  await retryUntilStored(write, isDeadlock, PAUSE_MS);
}
