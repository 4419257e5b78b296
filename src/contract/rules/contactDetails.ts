/** The contact details that a practice must have told. */
import { type CompanySettings } from "../shapes/user.ts";

/** The four without which nobody can be asked (specification §2). */
const REQUIRED = [
  "admin_emails_address",
  "callout_emails_address",
  "callout_emails_name",
  "callout_emails_phone",
] as const satisfies (keyof CompanySettings)[];

export const lacksContactDetails = (settings: Pick<CompanySettings, (typeof REQUIRED)[number]>): boolean =>
  REQUIRED.some((key) => !settings[key]);
