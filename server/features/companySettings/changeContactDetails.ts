/** Changing what doctors see as sender and whom they reach (specification §7). */
import { type ContactDetailsRequest } from "../../../src/contract/shapes/user.ts";
import { formProblems } from "../../http/formProblems.ts";
import { invalid } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { lockSettings } from "./changeDefaults.ts";

type ContactDetails = ContactDetailsRequest["company_callout_contact_details"];

function checked(given: ContactDetails): Required<ContactDetails> {
  const problems = formProblems("contactDetails", {
    calloutEmailsAddress: given.callout_emails_address,
    calloutEmailsPhone: given.callout_emails_phone,
    calloutEmailsName: given.callout_emails_name,
    adminEmailsAddress: given.admin_emails_address,
  });
  if (problems) throw invalid(problems);
  return {
    admin_emails_address: given.admin_emails_address.trim(),
    callout_emails_name: given.callout_emails_name.trim(),
    callout_emails_address: given.callout_emails_address.trim(),
    callout_emails_phone: given.callout_emails_phone.trim(),
    callout_emails_bcc_all: given.callout_emails_bcc_all ?? true,
  };
}

export async function changeContactDetails(
  unit: CompanyWork,
  userId: number,
  { company_callout_contact_details, lock_version }: ContactDetailsRequest,
): Promise<void> {
  const { tx, now, companyId } = unit;
  const details = checked(company_callout_contact_details);
  const defaults_version = (await lockSettings(unit, userId, lock_version)) + 1;
  const columns = { ...details, defaults_version, updated_at: now };
  await tx
    .insertInto("company_settings")
    .values({ company_id: companyId, ...columns })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(columns))
    .execute();
}
