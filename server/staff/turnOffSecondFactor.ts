/** npm run staff -- second-factor-off EMAIL: the way in for somebody who has neither the authenticator app nor recovery codes. */
import { forCompany } from "../db/companyScope.ts";
import { recordAudit } from "../domain/recordAudit.ts";
import { findPerson } from "../features/auth/person/findPerson.ts";
import { hangUpWhereDue } from "../features/auth/session/hangUpWhereDue.ts";
import { recordChange } from "../features/notifications/public.ts";
import { renderSecondFactorOff } from "../mail/account/changeMails.ts";
import { queueMail } from "../mail/transport/queueMail.ts";
import { type Ports } from "../platform/ports.ts";
import { done, refused, type StaffResult } from "./staffResult.ts";

/** The person hears of it by mail, and the practice finds it in its audit log. */
export const turnOffSecondFactor = (ports: Omit<Ports, "keys">, email: string, by: string): Promise<StaffResult> =>
  ports.database.db.transaction().execute(async (anyCompany) => {
    const person = await findPerson(anyCompany, email);
    if (!person) return refused(`Nobody has an account with ${email}.\n`);
    const { id, company_id: companyId, practice } = person;
    const unit = { tx: forCompany(anyCompany, companyId), now: ports.clock.now(), ports, companyId };
    const { numDeletedRows } = await unit.tx
      .deleteFrom("second_factors")
      .where("user_id", "=", id)
      .where("confirmed_at", "is not", null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return refused(`${person.email} has no two-step verification.\n`);
    await queueMail(unit, renderSecondFactorOff({ user: person, practice, config: ports.config }, unit.now));
    await hangUpWhereDue(unit.tx);
    await recordAudit(unit.tx, unit.now, {
      companyId,
      actor: { type: "provider" },
      action: "second_factor_off",
      subject: { type: "user", id },
      params: { by },
    });
    await recordChange(unit, null);
    return done(`${person.email}: two-step verification turned off.\n`);
  });
