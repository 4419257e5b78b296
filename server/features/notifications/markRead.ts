/** A person's own read marks; other people's stay as they are (product.md Q19). */
import { notFound } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";

export async function markNotification(
  { tx, companyId, now }: CompanyWork,
  { id, userId, read }: { id: number; userId: number; read: boolean },
): Promise<void> {
  const found = await tx.selectFrom("notifications").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw notFound("notification");
  if (read) {
    await tx
      .insertInto("notification_reads")
      .values({ company_id: companyId, notification_id: id, user_id: userId, read_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx.deleteFrom("notification_reads").where("notification_id", "=", id).where("user_id", "=", userId).execute();
  }
}

/** Everything there is at this moment. */
export async function markAllRead({ tx, companyId, now }: CompanyWork, userId: number): Promise<void> {
  await tx
    .insertInto("notification_reads")
    .columns(["company_id", "notification_id", "user_id", "read_at"])
    .expression(
      tx
        .selectFrom("notifications")
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
