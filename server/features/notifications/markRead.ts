/** A person's own marks and mutes; other people's stay as they are. */
import { type MarkRequest } from "../../../src/contract/shapes/notification.ts";
import { notFound } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { isFor, readCursor } from "./readNotifications.ts";
import { recordMarks } from "./record.ts";

type Mark = MarkRequest & { userId: number };

/** Done is read as well; unread is no longer done. */
export async function markNotifications(unit: CompanyWork, { ids, userId, read, done }: Mark): Promise<void> {
  const { tx, companyId, now } = unit;
  const wanted = [...new Set(ids)];
  const found = await tx
    .selectFrom("notifications")
    .select("id")
    .where("id", "in", wanted)
    .where(isFor(userId))
    .execute();
  if (found.length < wanted.length) throw notFound("notification");
  const own = tx.deleteFrom("notification_reads").where("user_id", "=", userId).where("notification_id", "in", wanted);
  if (read === undefined && done === undefined) return;
  await recordMarks(unit, userId, {
    ids: wanted,
    ...(read === undefined ? {} : { read }),
    ...(done === undefined ? {} : { done }),
  });
  if (read === false) {
    await own.execute();
    return;
  }
  const values = wanted.map((notification_id) => ({
    company_id: companyId,
    notification_id,
    user_id: userId,
    read_at: now,
    done_at: done ? now : null,
  }));
  await tx
    .insertInto("notification_reads")
    .values(values)
    .onConflict((conflict) =>
      done === undefined
        ? conflict.doNothing()
        : conflict.columns(["user_id", "notification_id"]).doUpdateSet({ done_at: done ? now : null }),
    )
    .execute();
}

/** Everything there is at this moment. */
export async function markAllRead(unit: CompanyWork, userId: number): Promise<void> {
  const { tx, companyId, now } = unit;
  // Numbers are committed in their order: nothing up to this one is missing.
  const { seq } = await readCursor(tx, companyId);
  await recordMarks(unit, userId, { ids: null, read: true, up_to: seq });
  await tx
    .insertInto("notification_reads")
    .columns(["company_id", "notification_id", "user_id", "read_at"])
    .expression(
      tx
        .selectFrom("notifications")
        .where(isFor(userId))
        .where("seq", "<=", seq)
        .select((e) => [
          e.lit(companyId).as("company_id"),
          "id",
          e.lit(userId).as("user_id"),
          e.cast<Date>(e.val(now), "timestamptz").as("read_at"),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Mute = { calloutId: number; userId: number; muted: boolean };

/** News of the callout is listed still, but neither counted nor announced to this person. */
export async function muteCallout(unit: CompanyWork, { calloutId, userId, muted }: Mute): Promise<void> {
  const { tx, companyId } = unit;
  const found = await tx.selectFrom("callouts").select("id").where("id", "=", calloutId).executeTakeFirst();
  if (!found) throw notFound("callout");
  await recordMarks(unit, userId, { ids: [] });
  if (muted)
    await tx
      .insertInto("callout_mutes")
      .values({ company_id: companyId, callout_id: calloutId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await tx.deleteFrom("callout_mutes").where("user_id", "=", userId).where("callout_id", "=", calloutId).execute();
}
