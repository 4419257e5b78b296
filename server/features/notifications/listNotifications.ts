/** What a person sees of the company's notifications: their own read marks, and how many wait (product.md §4, Q19). */
import { type NotificationRow, type NotificationsResponse } from "../../../src/contract/notification.ts";
import { PER_PAGE, PER_PAGE_MAX } from "../../../src/contract/page.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type Db } from "../../db/database.ts";
import { notFound } from "../../plugins/problem.ts";
import { type SignedIn } from "../../plugins/signedIn.ts";
import { presentNotification } from "./presentNotification.ts";
import { readPosition } from "./readNotifications.ts";

/** `after`: what was missed since that number, oldest first. Otherwise the newest first, or what comes before `before`. */
export type NotificationsQuery = { after?: number; before?: number; limit?: number };
type Reader = Pick<SignedIn, "userId" | "companyId">;

/** The numbers of `meta` are read first, so that nothing up to `meta.seq` is left out of what follows (reliability.md GR4). */
export async function listNotifications(
  db: Db,
  reader: Reader,
  { after, before, limit = after === undefined ? PER_PAGE : PER_PAGE_MAX }: NotificationsQuery,
): Promise<NotificationsResponse> {
  const { seq, epoch } = await readPosition(db, reader.companyId);
  const rows = await withReadMarks(db, reader)
    .where("seq", "<=", seq)
    .$if(after !== undefined, (query) => query.where("seq", ">", after ?? 0))
    .$if(before !== undefined, (query) => query.where("seq", "<", before ?? 0))
    .orderBy("seq", after === undefined ? "desc" : "asc")
    .limit(limit + 1)
    .execute();
  return {
    data: rows.slice(0, limit).map((row) => presentNotification(row, epoch)),
    meta: { unread: await countUnread(db, reader), seq, epoch, more: rows.length > limit },
  };
}

export async function showNotification(db: Db, reader: Reader, id: number): Promise<NotificationRow> {
  const { epoch } = await readPosition(db, reader.companyId);
  const row = await withReadMarks(db, reader).where("notifications.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("notification");
  return presentNotification(row, epoch);
}

const withReadMarks = (db: Db, { companyId, userId }: Reader) =>
  forCompany(db, companyId)
    .selectFrom("notifications")
    .leftJoin("notification_reads as mark", (on) =>
      on.onRef("mark.notification_id", "=", "notifications.id").on("mark.user_id", "=", userId),
    )
    .selectAll("notifications")
    .select("mark.read_at");

/** Own actions are nothing to be told of. */
async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { unread } = await withReadMarks(db, reader)
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as("unread"))
    .where("mark.read_at", "is", null)
    .where((e) => e.or([e("action_by_id", "is", null), e("action_by_id", "<>", reader.userId)]))
    .executeTakeFirstOrThrow();
  return unread;
}
