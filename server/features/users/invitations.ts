/** Invitations: one mail with a link of one use; sent again, the older link is worth nothing; taken back, none is. */
import { isLanguage } from "../../../src/contract/languages.ts";
import { splitFullName } from "../../../src/contract/names.ts";
import { type InviteRequest } from "../../../src/contract/shapes/administrator.ts";
import { type By } from "../../domain/auditBy.ts";
import { formProblems } from "../../http/formProblems.ts";
import { invalid } from "../../http/problem.ts";
import { renderInvitation } from "../../mail/account/accountMails.ts";
import { queueMail } from "../../mail/transport/queueMail.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { issueToken, normalEmail } from "../auth/public.ts";
import { auditUser } from "./auditUser.ts";
import { limitInvitations } from "./inviteLimits.ts";
import { findColleague, lockPeople, notPossible, refuseUnlessOwner } from "./lockPeople.ts";

export function checkedInvitation({ email, name, role = "admin" }: Partial<InviteRequest>): InviteRequest {
  const problems = formProblems("invitation", { email, name });
  if (problems) throw invalid(problems);
  return { email: normalEmail(email ?? ""), name: (name ?? "").trim(), role };
}

async function mailInvitation(unit: CompanyWork, userId: number): Promise<void> {
  const { tx, now, ports, companyId } = unit;
  const user = await tx.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  await limitInvitations(unit, user.email);
  const company = await tx.selectFrom("companies").select("name").where("id", "=", companyId).executeTakeFirstOrThrow();
  const token = await issueToken(tx, now, "invitation", user);
  await queueMail(unit, renderInvitation({ user, practice: company.name, config: ports.config }, token));
}

/** Nothing tells whether the address has an account at another practice. */
export async function inviteUser(unit: CompanyWork, by: By, { email, name, role }: InviteRequest): Promise<number> {
  const { tx, companyId, now } = unit;
  const actor = await lockPeople(unit, by.userId);
  if (role === "owner") refuseUnlessOwner(actor);
  const taken = await tx.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  if (taken) throw invalid({ email: ["has already been taken"] });
  const inviter = await tx.selectFrom("users").select("locale").where("id", "=", actor.id).executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("users")
    .values({
      company_id: companyId,
      ...splitFullName(name, inviter.locale),
      email,
      phone: null,
      password_hash: null,
      confirmed_at: null,
      role,
      status: "invited",
      // The practice's language is the one its people speak; the colleague may choose another.
      ...(isLanguage(inviter.locale) ? { locale: inviter.locale } : {}),
      time_zone: null,
      terms_accepted_at: null,
      terms_version: null,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await mailInvitation(unit, id);
  await auditUser(unit, by, "user_invited", id, { params: { email } });
  return id;
}

export async function resendInvitation(unit: CompanyWork, by: By, id: number): Promise<void> {
  await lockPeople(unit, by.userId);
  const { status, email } = await findColleague(unit, id);
  if (status !== "invited") throw notPossible("This person has already signed up.");
  await mailInvitation(unit, id);
  await auditUser(unit, by, "invitation_resent", id, { params: { email } });
}

/** Takes the invitation back: the row goes, and with it the mailed link. */
export async function withdrawInvitation(unit: CompanyWork, by: By, id: number): Promise<void> {
  await lockPeople(unit, by.userId);
  const { status, email } = await findColleague(unit, id);
  if (status !== "invited") throw notPossible("This person has already signed up. Disable the account instead.");
  await unit.tx.deleteFrom("users").where("id", "=", id).where("status", "=", "invited").execute();
  await auditUser(unit, by, "invitation_withdrawn", id, { params: { email } });
}
