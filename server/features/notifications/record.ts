/** Writes what happened to a company in the transaction of the change itself, and tells every process once it is committed. */
import { sql } from "kysely";
import { type InboxType, type NotificationType } from "../../../src/contract/notification.ts";
import { type MarkedFrame, type NotificationParams } from "../../../src/contract/shapes/notification.ts";
import { type Tx } from "../../db/database.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { COMPANY_CHANGES, type CompanyChange } from "./companyChange.ts";

export type Recorded = {
  type: NotificationType | InboxType;
  /** English, for servers' mails and apps that do not know the type. */
  title: string;
  calloutId: number | null;
  /** The acting administrator; null for doctors and the system. */
  actionById: number | null;
  /** Whom alone it is for; otherwise everybody of the company. */
  forUserId?: number;
  params: NotificationParams;
};

/** News for the administrators of the company. Becomes a live message. */
export function recordNotification(unit: CompanyWork, recorded: Recorded): void {
  unit.atEnd.push(() => writeNotification(unit, recorded));
}

/**
 * Numbered without gaps, since the company's row stays locked until the transaction ends, so that numbers are committed in
 * their order. Everybody of the company waits for it meanwhile: nothing else should come after it.
 */
export async function writeNotification(
  { tx, companyId, now }: Pick<CompanyWork, "tx" | "companyId" | "now">,
  recorded: Recorded,
): Promise<void> {
  const { seq } = await tx
    .with("numbered", (db) =>
      db
        .updateTable("companies")
        .set((row) => ({ notification_seq: row("notification_seq", "+", 1) }))
        .where("id", "=", companyId)
        .returning("notification_seq as seq"),
    )
    .insertInto("notifications")
    .values(({ selectFrom }) => ({
      company_id: companyId,
      seq: selectFrom("numbered").select("numbered.seq"),
      notification_type: recorded.type,
      title: recorded.title,
      callout_id: recorded.calloutId,
      action_by_id: recorded.actionById,
      for_user_id: recorded.forUserId ?? null,
      params: JSON.stringify(recorded.params),
      created_at: now,
    }))
    .returning("seq")
    .executeTakeFirstOrThrow();
  // Others than the specified four are no live message: open apps hear of the number, and fetch them.
  await say(tx, { company_id: companyId, callout_id: recorded.calloutId, seq, notified: true });
}

/** Something changed without a notification: open apps fetch it again. Null means anything may have changed. */
export async function recordChange(
  { tx, companyId }: Pick<CompanyWork, "tx" | "companyId">,
  calloutId: number | null,
): Promise<void> {
  await say(tx, { company_id: companyId, callout_id: calloutId, notified: false });
}

/** A person's own marks or mutes changed: their other tabs and devices follow. */
export async function recordMarks(
  { tx, companyId }: Pick<CompanyWork, "tx" | "companyId">,
  userId: number,
  marked: MarkedFrame["marked"],
): Promise<void> {
  await say(tx, { company_id: companyId, callout_id: null, notified: false, marked_by: userId, marked });
}

/** Heard after the commit, or never. */
const say = (tx: Tx, change: CompanyChange): Promise<unknown> =>
  sql`select pg_notify(${COMPANY_CHANGES}, ${JSON.stringify(change)})`.execute(tx);
