/** Asking for another address: the account keeps its own until the new one is confirmed. */
import { type FastifyRequest } from "fastify";
import { type AuditAction } from "../../../../src/contract/audit.ts";
import { MINUTE_MS } from "../../../../src/contract/durations.ts";
import { type EmailChangeRequest } from "../../../../src/contract/shapes/account.ts";
import { type User } from "../../../../src/contract/shapes/user.ts";
import { type Db, type Tx } from "../../../db/database.ts";
import { lockPracticeFirst } from "../../../domain/lockPracticeFirst.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type SignedIn, signedIn } from "../../../http/currentSession.ts";
import { formProblems } from "../../../http/formProblems.ts";
import { notFound } from "../../../http/problem.ts";
import { rateLimit } from "../../../http/rateLimit.ts";
import { renderEmailChange, renderEmailChangeAsked } from "../../../mail/account/changeMails.ts";
import { queueMail } from "../../../mail/transport/queueMail.ts";
import { type CompanyWork, inCompany, type Ports } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { mailRegisteredAgain } from "../person/accountMail.ts";
import { mayMail } from "../person/authLimits.ts";
import { findPerson, normalEmail } from "../person/findPerson.ts";
import { presentUser } from "../person/presentUser.ts";
import { issueToken, retireTokens } from "../secrets/mailedTokens.ts";
import { refused } from "./changeProfile.ts";
import { proveCurrentPassword } from "./currentPassword.ts";

/** Whether another account, or an invitation to this company, has the address. Sees all companies, so not inside one. */
export async function isTaken(db: Db | Tx, { id, company_id }: { id: number; company_id: number }, email: string) {
  const other = await db
    .selectFrom("users")
    .select("id")
    .where((e) => e(e.fn<string>("lower", ["email"]), "=", e.fn<string>("lower", [e.val(email)])))
    .where((e) => e.or([e("status", "<>", "invited"), e("company_id", "=", company_id)]))
    .where("id", "<>", id)
    .executeTakeFirst();
  return other !== undefined;
}

type Account = { id: number; company_id: number; password_version: number };

/** Whose address it is already gets a notice instead of a link; the asker hears nothing of it. */
const mayLink = async (ports: Ports, { userId, companyId }: SignedIn, address: string): Promise<boolean> =>
  (await mayMail(ports, "confirmation", address)) &&
  !(await isTaken(ports.database.db, { id: userId, company_id: companyId }, address));

async function mailLink(unit: CompanyWork, account: Account, address: string, linked: boolean): Promise<void> {
  const { tx, now, ports } = unit;
  const { id, email, first_name, last_name, locale, company } = await presentUser(tx, account.id);
  await retireTokens(tx, now, "email_change", id);
  if (!linked) return;
  const token = await issueToken(tx, now, "email_change", { ...account, email: address });
  const facts = { user: { id, email, first_name, last_name, locale }, practice: company.name, config: ports.config };
  await queueMail(unit, renderEmailChange(facts, address, token));
}

const limitRequests = (ports: Ports, userId: number): Promise<void> =>
  rateLimit(ports, [{ key: `email_change/user/${userId}`, max: 5, windowMs: 30 * MINUTE_MS }]);

async function mailOwner(ports: Ports, address: string): Promise<void> {
  const owner = await findPerson(ports.database.db, address);
  if (owner) await mailRegisteredAgain(ports, owner);
}

/** Writes the audit entry and makes the person's other tabs refetch. */
async function tell(
  { tx, now, companyId }: CompanyWork,
  { userId }: SignedIn,
  action: AuditAction,
  request: FastifyRequest,
): Promise<void> {
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "admin", id: userId },
    action,
    subject: { type: "user", id: userId },
    requestId: request.id,
  });
  await recordChange({ tx, companyId }, null);
}

export async function requestEmailChange(
  ports: Ports,
  request: FastifyRequest,
  given: Partial<EmailChangeRequest>,
): Promise<User> {
  const session = signedIn(request);
  const { email = "", current_password = "" } = given;
  const fields = formProblems("changeEmail", given) ?? {};
  const address = normalEmail(email);
  if (!fields.email && address === session.uid.toLowerCase()) fields.email = ["is your address already"];
  if (Object.keys(fields).length > 0) throw refused(fields);
  const { passwordVersion } = await proveCurrentPassword(ports, request, session, current_password);
  await limitRequests(ports, session.userId);
  const linked = await mayLink(ports, session, address);
  const data = await inCompany(ports, session.companyId, async (unit) => {
    const { tx, now } = unit;
    await lockPracticeFirst(unit);
    const account = await tx
      .updateTable("users")
      .set({ unconfirmed_email: address, updated_at: now })
      .where("id", "=", session.userId)
      .where("password_version", "=", passwordVersion)
      .returning(["id", "company_id", "password_version", "email", "first_name", "last_name", "locale"])
      .executeTakeFirst();
    if (!account) throw refused({ current_password: ["is invalid"] });
    await mailLink(unit, account, address, linked);
    const user = await presentUser(tx, session.userId);
    const facts = { user: account, practice: user.company.name, config: ports.config };
    await queueMail(unit, renderEmailChangeAsked(facts, address, now));
    await tell(unit, session, "email_change_requested", request);
    return user;
  });
  await mailOwner(ports, address);
  return data;
}

/** Mails the link once more; the older one is worth nothing from then on. */
export async function repeatEmailChange(ports: Ports, request: FastifyRequest): Promise<User> {
  const session = signedIn(request);
  await limitRequests(ports, session.userId);
  const { unconfirmed_email: address } = await presentUser(ports.database.db, session.userId);
  if (!address) throw notFound("change");
  const linked = await mayLink(ports, session, address);
  return inCompany(ports, session.companyId, async (unit) => {
    await lockPracticeFirst(unit);
    const account = await unit.tx
      .selectFrom("users")
      .select(["id", "company_id", "password_version", "unconfirmed_email"])
      .where("id", "=", session.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Withdrawn or replaced since: then that was the newer word.
    if (account.unconfirmed_email === address) await mailLink(unit, account, address, linked);
    return presentUser(unit.tx, session.userId);
  });
}

/** Nothing waits any more; a mailed link is worth nothing. */
export const withdrawEmailChange = (ports: Ports, request: FastifyRequest): Promise<User> => {
  const session = signedIn(request);
  return inCompany(ports, session.companyId, async (unit) => {
    const { tx, now } = unit;
    await lockPracticeFirst(unit);
    const withdrawn = await tx
      .updateTable("users")
      .set({ unconfirmed_email: null, updated_at: now })
      .where("id", "=", session.userId)
      .where("unconfirmed_email", "is not", null)
      .returning("id")
      .executeTakeFirst();
    await retireTokens(tx, now, "email_change", session.userId);
    // Confirmed or withdrawn elsewhere since: the history says that already.
    if (withdrawn) await tell(unit, session, "email_change_withdrawn", request);
    return presentUser(tx, session.userId);
  });
};
