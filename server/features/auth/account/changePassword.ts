/** A new password for somebody who knows the old one: this session goes on, all others end at once. */
import { type FastifyRequest } from "fastify";
import { type PasswordChangeRequest } from "../../../../src/contract/shapes/account.ts";
import { type User } from "../../../../src/contract/shapes/user.ts";
import { lockPracticeFirst } from "../../../domain/lockPracticeFirst.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { formProblems } from "../../../http/formProblems.ts";
import { renderPasswordChangedHere } from "../../../mail/account/changeMails.ts";
import { queueMail } from "../../../mail/transport/queueMail.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import { presentUser } from "../person/presentUser.ts";
import { hashPassword } from "../secrets/passwords.ts";
import { isRefusedPassword } from "../secrets/refusedPasswords.ts";
import { endSessions } from "../session/endSessions.ts";
import { refused } from "./changeProfile.ts";
import { proveCurrentPassword } from "./currentPassword.ts";

export async function changePassword(
  ports: Ports,
  request: FastifyRequest,
  given: Partial<PasswordChangeRequest>,
): Promise<User> {
  const session = signedIn(request);
  const { companyId, userId, sessionId } = session;
  const { email, first_name, last_name, company, locale } = await presentUser(ports.database.db, userId);
  const { current_password = "", password = "" } = given;
  const fields = formProblems("changePassword", given) ?? {};
  if (!fields.password && isRefusedPassword(password, [email, `${first_name} ${last_name}`, company.name]))
    fields.password = ["is too common"];
  if (Object.keys(fields).length > 0) throw refused(fields);
  const { passwordVersion } = await proveCurrentPassword(ports, request, session, current_password);
  const passwordHash = await hashPassword(ports.config, password);
  return inCompany(ports, companyId, async (unit) => {
    const { tx, now } = unit;
    await lockPracticeFirst(unit);
    const changed = await tx
      .updateTable("users")
      .set((e) => ({
        password_hash: passwordHash,
        password_version: e("password_version", "+", 1),
        // Whoever asked for another address may have known the old password.
        unconfirmed_email: null,
        updated_at: now,
      }))
      .where("id", "=", userId)
      // Of two at once, the second has proven a password that is no longer the one of now.
      .where("password_version", "=", passwordVersion)
      .returning("password_version")
      .executeTakeFirst();
    if (!changed) throw refused({ current_password: ["is invalid"] });
    await endSessions(tx, userId, sessionId);
    const user = { id: userId, email, first_name, last_name, locale };
    const facts = { user, practice: company.name, config: ports.config };
    await queueMail(unit, renderPasswordChangedHere(facts, changed.password_version));
    await recordAudit(tx, now, {
      companyId,
      actor: { type: "admin", id: userId },
      action: "password_changed",
      subject: { type: "user", id: userId },
      requestId: request.id,
    });
    return presentUser(tx, userId);
  });
}
