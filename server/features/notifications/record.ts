/** What a company's browsers are told: news with a gapless number, or only that something changed (product.md Q18, Q19). */
import { sql } from "kysely";
import { type NotificationParams, type NotificationType } from "../../../src/contract/notification.ts";
import { type CompanyWork } from "../../ports.ts";

/** The NOTIFY channel of every process; it carries ids only, since PostgreSQL refuses 8,000 bytes (reliability.md GR14). */
export const CHANGES = "company_changes";
export type CompanyChange = { company_id: number; seq: number; callout_id: number | null };

export type NewNotification = {
  type: NotificationType;
  /** In British English, for clients that cannot compose one from `params`. */
  title: string;
  calloutId: number | null;
  /** The acting administrator; null for doctors and the system (product.md I6). */
  actionById: number | null;
  params: NotificationParams;
};

/**
 * Numbers and stores the notification. The company's row stays locked until the transaction ends, so numbers are given
 * in the order of commits and none is ever missing (reliability.md GR5). Call it late in a transaction.
 */
export async function recordNotification(unit: CompanyWork, news: NewNotification): Promise<void> {
  const { tx, companyId, now } = unit;
  const { notification_seq: seq } = await tx
    .updateTable("companies")
    .set((e) => ({ notification_seq: e("notification_seq", "+", 1) }))
    .where("id", "=", companyId)
    .returning("notification_seq")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("notifications")
    .values({
      company_id: companyId,
      seq,
      notification_type: news.type,
      title: news.title,
      callout_id: news.calloutId,
      action_by_id: news.actionById,
      params: JSON.stringify(news.params),
      created_at: now,
    })
    .execute();
  await announce(unit, { company_id: companyId, seq, callout_id: news.calloutId });
}

/** Something about the callout is different without being news; null when anything may be. */
export async function recordChange(unit: CompanyWork, calloutId: number | null): Promise<void> {
  const { notification_seq: seq } = await unit.tx
    .selectFrom("companies")
    .select("notification_seq")
    .where("id", "=", unit.companyId)
    .executeTakeFirstOrThrow();
  await announce(unit, { company_id: unit.companyId, seq, callout_id: calloutId });
}

/** Heard by every process after the commit, and not at all without one. */
async function announce({ tx }: CompanyWork, change: CompanyChange): Promise<void> {
  await sql`select pg_notify(${CHANGES}, ${JSON.stringify(change)})`.execute(tx);
}
