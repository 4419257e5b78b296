/** Uses the link to a new address up: from now on it is the person's, and the old one is told. */
import { forCompany } from "../../../db/companyScope.ts";
import { type Tx } from "../../../db/database.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { renderEmailChanged } from "../../../mail/account/changeMails.ts";
import { queueMail } from "../../../mail/transport/queueMail.ts";
import { type Ports } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { isTaken } from "../account/changeEmail.ts";
import { lockPracticeOf } from "../secrets/mailedTokens.ts";
import { hashOf } from "../secrets/sessionTokens.ts";

/** The row is locked, so that two uses follow one another, and a new password or a withdrawal comes before or after. */
async function findChange(tx: Tx, now: Date, secret: string) {
  await lockPracticeOf(tx, secret);
  const found = await tx
    .selectFrom("user_tokens as token")
    .innerJoin("users", "users.id", "token.user_id")
    .innerJoin("companies", "companies.id", "users.company_id")
    .select(["token.id as tokenId", "token.email as address", "token.used_at"])
    .select(["users.id", "users.company_id", "users.email", "users.first_name", "users.last_name", "users.locale"])
    .select(["users.unconfirmed_email", "users.password_version", "token.password_version as token_version"])
    .select("companies.name as practice")
    .where("token.token_hash", "=", hashOf(secret))
    .where("token.kind", "=", "email_change")
    .where("token.expires_at", ">", now)
    .where("users.status", "=", "active")
    .forUpdate("users")
    .executeTakeFirst();
  if (!found) return undefined;
  // People press twice; the second time nothing is left to do.
  const done = found.used_at !== null && found.email === found.address;
  const open =
    found.used_at === null &&
    found.unconfirmed_email === found.address &&
    found.password_version === found.token_version;
  return done || open ? { ...found, done } : undefined;
}

type Change = NonNullable<Awaited<ReturnType<typeof findChange>>>;

/** Whether pressing the button can lead anywhere. Reading uses nothing up, since mail scanners open links. */
export const isEmailChange = ({ database, clock }: Ports, secret: string): Promise<boolean> =>
  database.db.transaction().execute(async (tx) => (await findChange(tx, clock.now(), secret)) !== undefined);

/** True when the address is the person's now, or was made so by this very link. */
export async function confirmEmailChange(ports: Ports, secret: string): Promise<boolean> {
  const now = ports.clock.now();
  return ports.database.db
    .transaction()
    .execute(async (tx) => {
      const change = await findChange(tx, now, secret);
      if (!change || change.done) return change !== undefined;
      if (await isTaken(tx, change, change.address)) return false;
      await apply(ports, forCompany(tx, change.company_id), now, change);
      return true;
    })
    .catch(async (error: unknown) => {
      // Somebody registered with it in this very moment; the unique index has decided.
      if (isUniqueViolation(error)) return false;
      throw error;
    });
}

const isUniqueViolation = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "23505";

async function apply(ports: Ports, tx: Tx, now: Date, change: Change): Promise<void> {
  const { id: userId, company_id: companyId, email: old, address, tokenId } = change;
  await tx
    .updateTable("users")
    .set({ email: address, unconfirmed_email: null, updated_at: now })
    .where("id", "=", userId)
    .execute();
  await tx.updateTable("user_tokens").set({ used_at: now }).where("id", "=", tokenId).execute();
  // A link of a forgotten password went to the old address.
  await tx.deleteFrom("sessions").where("user_id", "=", userId).where("scope", "=", "password_reset").execute();
  await tx
    .updateTable("sessions")
    .set((e) => ({ former_uids: e.fn<string[]>("array_append", ["former_uids", e.val(old)]) }))
    .where("user_id", "=", userId)
    .execute();
  const facts = { user: { ...change, id: userId }, practice: change.practice, config: ports.config };
  await queueMail({ tx, now, companyId, ports }, renderEmailChanged(facts, address, tokenId));
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "admin", id: userId },
    action: "email_changed",
    subject: { type: "user", id: userId },
    params: { from: old, to: address },
  });
  await recordChange({ tx, companyId }, null);
}
