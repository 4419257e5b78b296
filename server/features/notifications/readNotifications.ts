/** Stored notifications as rows, in the order of their numbers; for the cable and for the list alike. */
import { type Selectable } from "kysely";
import { forCompany } from "../../db/companyScope.ts";
import { type Db } from "../../db/database.ts";
import { type EventTables } from "../../db/tables/events.ts";

export type StoredNotification = Selectable<EventTables["notifications"]>;

/** The company's last number, and which database it counts in. */
export type Position = { seq: number; epoch: string };

export async function readPosition(db: Db, companyId: number): Promise<Position> {
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
