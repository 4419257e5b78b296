/** Writes what happened to a company in the transaction of the change itself, and tells every process once it is committed. */
import { sql } from "kysely";
import { type InboxType, type NotificationType } from "../../../src/contract/notification.ts";
import { type NotificationParams } from "../../../src/contract/shapes/notification.ts";
import { type Tx } from "../../db/database.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { COMPANY_CHANGES, type CompanyNotice } from "./notice.ts";

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

/**
 * News for the administrators of the company: numbered without gaps, since the company's row stays locked until the
 * transaction ends, so that numbers are committed in their order. Becomes a live message.
 */
export async function recordNotification({ tx, companyId, now }: CompanyWork, recorded: Recorded): Promise<void> {
  const { seq } = await tx
    .updateTable("companies")
    .set((row) => ({ notification_seq: row("notification_seq", "+", 1) }))
    .where("id", "=", companyId)
    .returning("notification_seq as seq")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("notifications")
    .values({
      company_id: companyId,
      seq,
      notification_type: recorded.type,
      title: recorded.title,
      callout_id: recorded.calloutId,
      action_by_id: recorded.actionById,
      for_user_id: recorded.forUserId ?? null,
      params: JSON.stringify(recorded.params),
      created_at: now,
    })
    .execute();
  // Others than the specified four are no live message: open apps hear of the number, and fetch them.
  await say(tx, { company_id: companyId, callout_id: recorded.calloutId, seq, notified: true });
}

/** Something changed that is no news: open apps fetch it again. Null means anything may have changed. */
export async function recordChange(
  { tx, companyId }: Pick<CompanyWork, "tx" | "companyId">,
  calloutId: number | null,
): Promise<void> {
  await say(tx, { company_id: companyId, callout_id: calloutId, notified: false });
}

/** Heard after the commit, or never. */
const say = (tx: Tx, notice: CompanyNotice): Promise<unknown> =>
  sql`select pg_notify(${COMPANY_CHANGES}, ${JSON.stringify(notice)})`.execute(tx);
