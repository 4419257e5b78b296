/** The two halves of a reset: the mailed token opens a session for one form, and that form uses the token up. */
import { type FastifyRequest } from "fastify";
import { type NewPassword } from "../../../../src/contract/shapes/session.ts";
import { type User } from "../../../../src/contract/shapes/user.ts";
import { lockPracticeFirst } from "../../../domain/lockPracticeFirst.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type SignedIn } from "../../../http/currentSession.ts";
import { formProblems } from "../../../http/formProblems.ts";
import { invalid, Problem } from "../../../http/problem.ts";
import { renderPasswordChanged } from "../../../mail/account/accountMails.ts";
import { queueMail } from "../../../mail/transport/queueMail.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import { findPerson, isVerified } from "../person/findPerson.ts";
import { presentUser } from "../person/presentUser.ts";
import { consumeToken, findHolder } from "../secrets/mailedTokens.ts";
import { hashPassword } from "../secrets/passwords.ts";
import { isRefusedPassword } from "../secrets/refusedPasswords.ts";
import { endSessions } from "../session/endSessions.ts";
import { openSession } from "../session/openSession.ts";

export const unauthorized = (): Problem =>
  new Problem(401, "reset_token_invalid", ["Unauthorized"], { success: false });

/** Reading the token uses nothing up, since mail scanners open links. */
export async function openResetSession(ports: Ports, request: FastifyRequest, secret: string) {
  const now = ports.clock.now();
  const opened = await ports.database.db.transaction().execute(async (tx) => {
    const holder = await findHolder(tx, now, "password_reset", secret);
    if (!holder || holder.used) return undefined;
    const { email } = await tx
      .selectFrom("users")
      .select("email")
      .where("id", "=", holder.userId)
      .executeTakeFirstOrThrow();
    const person = await findPerson(tx, email);
    if (person?.status !== "active" || !person.confirmed_at || !isVerified(person)) return undefined;
    return openSession(ports, tx, {
      userId: holder.userId,
      scope: "password_reset",
      userAgent: request.headers["user-agent"],
      ip: request.ip,
      expiresAt: holder.expiresAt,
    });
  });
  if (!opened) throw new Problem(404, "reset_token_invalid", ["Not Found"], { success: false });
  return opened.headers;
}

function checked({ password, password_confirmation }: NewPassword, ownWords: string[]): string {
  if (!password || !password_confirmation)
    throw new Problem(
      422,
      "invalid_input",
      ["You must fill out the fields labeled 'Password' and 'Password confirmation'."],
      { success: false },
    );
  const fields = formProblems("setNewPassword", { password, confirmpassword: password_confirmation }) ?? {};
  if (!fields.password && isRefusedPassword(password, ownWords)) fields.password = ["is too common"];
  if (Object.keys(fields).length > 0)
    throw new Problem(422, "invalid_input", invalid(fields).errors, { success: false });
  return password;
}

/** Of all who send it with one token, one succeeds. Everybody is signed out, also whoever just set it. */
export async function setNewPassword(ports: Ports, { userId, companyId }: SignedIn, given: NewPassword): Promise<User> {
  const before = await presentUser(ports.database.db, userId);
  const { email, first_name, last_name, company, locale } = before;
  const password = checked(given, [email, `${first_name} ${last_name}`, company.name]);
  const passwordHash = await hashPassword(ports.config, password);
  return inCompany(ports, companyId, async (unit) => {
    const { tx, now } = unit;
    await lockPracticeFirst(unit);
    if (!(await consumeToken(tx, now, "password_reset", userId))) throw unauthorized();
    const { password_version } = await tx
      .updateTable("users")
      .set((e) => ({
        password_hash: passwordHash,
        password_version: e("password_version", "+", 1),
        // Whoever asked for another address may have known the old password.
        unconfirmed_email: null,
        updated_at: now,
      }))
      .where("id", "=", userId)
      .returning("password_version")
      .executeTakeFirstOrThrow();
    await endSessions(tx, userId);
    const facts = { user: { id: userId, email, first_name, last_name, locale }, practice: company.name };
    await queueMail(unit, renderPasswordChanged({ ...facts, config: ports.config }, password_version));
    await recordAudit(tx, now, {
      companyId,
      actor: { type: "admin", id: userId },
      action: "password_reset",
      subject: { type: "user", id: userId },
    });
    return presentUser(tx, userId);
  });
}
