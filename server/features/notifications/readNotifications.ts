/** Stored notifications as rows, in the order of their numbers; for the cable and for the list alike. */
import { type ExpressionBuilder, type Selectable } from "kysely";
import { forCompany } from "../../db/companyScope.ts";
import { type Db } from "../../db/database.ts";
import { type Tables } from "../../db/schema.ts";
import { type EventTables } from "../../db/tables/events.ts";

export type StoredNotification = Selectable<EventTables["notifications"]>;

/** What is for everybody of the company, or for this person alone. */
export const isFor = (userId: number) => (e: ExpressionBuilder<Tables, "notifications">) =>
  e.or([e("notifications.for_user_id", "is", null), e("notifications.for_user_id", "=", userId)]);

/** The company's last number, and which database it counts in. */
export type Cursor = { seq: number; epoch: string };

export async function readCursor(db: Db, companyId: number): Promise<Cursor> {
  return db
    .selectFrom("companies")
    .innerJoin("installation", (join) => join.onTrue())
    .select(["companies.notification_seq as seq", "installation.epoch"])
    .where("companies.id", "=", companyId)
    .executeTakeFirstOrThrow();
}

/** Oldest first. */
export function notificationsAfter(
  db: Db,
  companyId: number,
  { after, limit }: { after: number; limit: number },
): Promise<StoredNotification[]> {
  return forCompany(db, companyId)
    .selectFrom("notifications")
    .selectAll()
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(limit)
    .execute();
}
