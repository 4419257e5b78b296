/** Uses a confirmation token up: the address is the person's. */
import { forCompany } from "../../../db/companyScope.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type Ports } from "../../../platform/ports.ts";
import { consumeToken, findHolder } from "../secrets/mailedTokens.ts";

/** Whether pressing the button can lead anywhere; a link used before still can, since people press twice. */
export async function isConfirmable({ database, clock }: Ports, secret: string): Promise<boolean> {
  const holder = await database.db.transaction().execute((tx) => findHolder(tx, clock.now(), "confirmation", secret));
  return holder !== undefined;
}

/** True when the address is confirmed now, or was by this very link. */
export async function confirmEmail(ports: Ports, secret: string): Promise<boolean> {
  const now = ports.clock.now();
  return ports.database.db.transaction().execute(async (tx) => {
    const holder = await findHolder(tx, now, "confirmation", secret);
    if (!holder) return false;
    const { userId, companyId } = holder;
    const own = forCompany(tx, companyId);
    if (holder.used) return isConfirmed();
    await consumeToken(own, now, "confirmation", userId);
    await own.updateTable("users").set({ confirmed_at: now, updated_at: now }).where("id", "=", userId).execute();
    await recordAudit(own, now, {
      companyId,
      actor: { type: "admin", id: userId },
      action: "email_confirmed",
      subject: { type: "user", id: userId },
    });
    return true;

    // A token is used up by confirming, but also by a newer one that replaces it.
    async function isConfirmed(): Promise<boolean> {
      const user = await own.selectFrom("users").select("confirmed_at").where("id", "=", userId).executeTakeFirst();
      return Boolean(user?.confirmed_at);
    }
  });
}
