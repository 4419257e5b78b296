/** What a person sees of the company's notifications: their own marks, what they muted, and how many wait. */
import { PER_PAGE, PER_PAGE_MAX } from "../../../src/contract/page.ts";
import {
  type InboxFilter,
  type NotificationRow,
  type NotificationsQuery,
  type NotificationsResponse,
} from "../../../src/contract/shapes/notification.ts";
import { forCompany } from "../../db/companyScope.ts";
import { type Db } from "../../db/database.ts";
import { type SignedIn } from "../../http/currentSession.ts";
import { notFound } from "../../http/problem.ts";
import { presentNotification } from "./presentNotification.ts";
import { isFor, readCursor } from "./readNotifications.ts";

type Reader = Pick<SignedIn, "userId" | "companyId">;

/** The numbers of `meta` are read first, so that nothing up to `meta.seq` is left out of what follows. */
export async function listNotifications(
  db: Db,
  reader: Reader,
  { after, before, limit = after === undefined ? PER_PAGE : PER_PAGE_MAX, ...filter }: NotificationsQuery,
): Promise<NotificationsResponse> {
  const { seq, epoch } = await readCursor(db, reader.companyId);
  const rows = await narrowed(withMarks(db, reader), reader, filter)
    .where("seq", "<=", seq)
    .$if(after !== undefined, (query) => query.where("seq", ">", after ?? 0))
    .$if(before !== undefined, (query) => query.where("seq", "<", before ?? 0))
    .orderBy("seq", after === undefined ? "desc" : "asc")
    .limit(limit + 1)
    .execute();
  return {
    data: rows.slice(0, limit).map((row) => presentNotification(row, epoch)),
    meta: {
      unread: await countUnread(db, reader),
      seq,
      epoch,
      more: rows.length > limit,
      muted: await listMuted(db, reader),
    },
  };
}

export async function showNotifications(db: Db, reader: Reader, ids: number[]): Promise<NotificationRow[]> {
  const { epoch } = await readCursor(db, reader.companyId);
  const rows = await withMarks(db, reader).where("notifications.id", "in", ids).orderBy("seq", "desc").execute();
  return rows.map((row) => presentNotification(row, epoch));
}

export async function showNotification(db: Db, reader: Reader, id: number): Promise<NotificationRow> {
  const [row] = await showNotifications(db, reader, [id]);
  if (!row) throw notFound("notification");
  return row;
}

const withMarks = (db: Db, { companyId, userId }: Reader) =>
  forCompany(db, companyId)
    .selectFrom("notifications")
    .leftJoin("notification_reads as mark", (on) =>
      on.onRef("mark.notification_id", "=", "notifications.id").on("mark.user_id", "=", userId),
    )
    .where(isFor(userId))
    .selectAll("notifications")
    .select(["mark.read_at", "mark.done_at"]);

type Marked = ReturnType<typeof withMarks>;

const narrowed = (rows: Marked, reader: Reader, { state, type, mine }: InboxFilter): Marked =>
  rows
    .$if(state === "open" || state === "unread", (query) => query.where("mark.done_at", "is", null))
    .$if(state === "unread", (query) => waiting(query, reader))
    .$if(state === "done", (query) => query.where("mark.done_at", "is not", null))
    .$if(type !== undefined, (query) => query.where("notification_type", "=", type ?? ""))
    .$if(mine === true, (query) =>
      query.where("notifications.callout_id", "in", (e) =>
        e.selectFrom("callouts").select("callouts.id").where("callouts.created_by", "=", reader.userId),
      ),
    );

/** Unread, of others' doing, and of no muted callout: own actions are nothing to be told of. */
const waiting = (rows: Marked, { userId }: Reader): Marked =>
  rows
    .where("mark.read_at", "is", null)
    .where((e) => e.or([e("action_by_id", "is", null), e("action_by_id", "<>", userId)]))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("callout_mutes as mute")
            .select("mute.callout_id")
            .whereRef("mute.callout_id", "=", "notifications.callout_id")
            .where("mute.user_id", "=", userId),
        ),
      ),
    );

/** How many wait for this person. */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { unread } = await waiting(withMarks(db, reader), reader)
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as("unread"))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

async function listMuted(db: Db, { companyId, userId }: Reader): Promise<number[]> {
  const rows = await forCompany(db, companyId)
    .selectFrom("callout_mutes")
    .select("callout_id")
    .where("user_id", "=", userId)
    .orderBy("callout_id")
    .execute();
  return rows.map((row) => row.callout_id);
}
