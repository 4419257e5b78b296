/** PUT /complete_signup: an invited colleague chooses name and password; the mailed token proves the address. */
import { splitFullName } from "../../../../src/contract/names.ts";
import { type CompleteSignupRequest } from "../../../../src/contract/shapes/session.ts";
import { forCompany } from "../../../db/companyScope.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { formProblems } from "../../../http/formProblems.ts";
import { invalid, Problem } from "../../../http/problem.ts";
import { type Ports } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { findPerson, normalEmail } from "../person/findPerson.ts";
import { consumeToken, findHolder } from "../secrets/mailedTokens.ts";
import { hashPassword } from "../secrets/passwords.ts";
import { isRefusedPassword } from "../secrets/refusedPasswords.ts";
import { endSessions } from "../session/endSessions.ts";

/** Shown to the person as it stands (specification §8). */
const notFound = (): Problem => {
  const message = "This invitation could not be found. It may have expired or been used. Please ask for a new one.";
  const errors = { new_user_not_found: [message], full_messages: [message] };
  return new Problem(422, "new_user_not_found", errors, { success: false });
};

const refused = (fields: Record<string, string[]>): Problem =>
  new Problem(422, "invalid_input", invalid(fields).errors, { success: false });

export async function completeSignup(ports: Ports, given: CompleteSignupRequest): Promise<void> {
  const { password, name, email, invitation_token, locale } = given;
  const fields = formProblems("completeSignup", { name, email, password, passwordrepeat: password }) ?? {};
  if (!fields.password && isRefusedPassword(password, [email, name])) fields.password = ["is too common"];
  if (Object.keys(fields).length > 0) throw refused(fields);
  const passwordHash = await hashPassword(ports.config, password);
  const now = ports.clock.now();
  await ports.database.db.transaction().execute(async (tx) => {
    const holder = await findHolder(tx, now, "invitation", invitation_token);
    if (!holder || holder.used) throw notFound();
    const { userId, companyId } = holder;
    const own = forCompany(tx, companyId);
    const invited = await own
      .selectFrom("users")
      .innerJoin("companies", "companies.id", "users.company_id")
      .select(["users.email", "users.locale", "companies.name as practice"])
      .where("users.id", "=", userId)
      .executeTakeFirst();
    // The invitation is bound to the address it was sent to.
    if (invited?.email !== normalEmail(email)) throw notFound();
    // What the practice is called is told to nobody without its token.
    if (isRefusedPassword(password, [invited.practice])) throw refused({ password: ["is too common"] });
    // Whoever holds the token owns this address, so they may be told of it what nobody else is.
    if (await findPerson(tx, invited.email)) throw refused({ email: ["has already been taken"] });
    if (!(await consumeToken(own, now, "invitation", userId))) throw notFound();
    const completed = await own
      .updateTable("users")
      .set((e) => ({
        ...splitFullName(name, locale ?? invited.locale),
        ...(locale ? { locale } : {}),
        password_hash: passwordHash,
        password_version: e("password_version", "+", 1),
        // The token came by mail, so the address is theirs.
        confirmed_at: now,
        status: "active",
        updated_at: now,
      }))
      .where("id", "=", userId)
      .where("status", "=", "invited")
      .returning("id")
      .executeTakeFirst();
    if (!completed) throw notFound();
    await endSessions(own, userId);
    await recordAudit(own, now, {
      companyId,
      actor: { type: "admin", id: userId },
      action: "signup_completed",
      subject: { type: "user", id: userId },
    });
    await recordChange({ tx: own, companyId }, null);
  });
}
