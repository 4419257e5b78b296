/** The form's names and the wire's. */
import { type CompanySettings, type ContactDetailsRequest } from "../../contract/shapes/user.ts";

export type ContactDetails = {
  calloutEmailsName: string;
  calloutEmailsAddress: string;
  calloutEmailsPhone: string;
  adminEmailsAddress: string;
  calloutEmailsBccAll: boolean;
};

/** The practice's own name is the first suggestion, where it fits. */
export function fromSettings(settings: CompanySettings, companyName: string): ContactDetails {
  const suggested = [...companyName].length <= 100 ? companyName : "";
  return {
    calloutEmailsName: settings.callout_emails_name ?? suggested,
    calloutEmailsAddress: settings.callout_emails_address ?? "",
    calloutEmailsPhone: settings.callout_emails_phone ?? "",
    adminEmailsAddress: settings.admin_emails_address ?? "",
    calloutEmailsBccAll: settings.callout_emails_bcc_all ?? true,
  };
}

/** What was typed; of what was not, what is known now: a colleague may have changed it since the form began. */
export function withUntouched(typed: ContactDetails, begun: ContactDetails, now: ContactDetails): ContactDetails {
  const names = Object.keys(begun) as (keyof ContactDetails)[];
  const untouched = names.filter((name) => (typed[name] ?? "") === begun[name]);
  return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, now[name]])) };
}

export const toRequest = (details: ContactDetails): ContactDetailsRequest => ({
  update_type: "company_callout_contact_details",
  company_callout_contact_details: {
    callout_emails_name: details.calloutEmailsName.trim(),
    callout_emails_address: details.calloutEmailsAddress.trim(),
    callout_emails_phone: details.calloutEmailsPhone.trim(),
    admin_emails_address: details.adminEmailsAddress.trim(),
    callout_emails_bcc_all: details.calloutEmailsBccAll ?? true,
  },
});
