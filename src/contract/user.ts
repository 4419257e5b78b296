/** The signed-in administrator, the company and its settings as the wire has them (specification §3). */
import { type NotificationPrefs, type WeekStart } from "./account.ts";
import { type CalloutDefaults, type SessionTimes } from "./calloutDefaults.ts";
import { type Language } from "./languages.ts";

type ContactSettings = {
  admin_emails_address: string | null;
  callout_emails_name: string | null;
  callout_emails_address: string | null;
  callout_emails_phone: string | null;
  callout_emails_bcc_all: boolean;
};

/** Beside the contact details of the specification, what callouts begin with. */
export type CompanySettings = ContactSettings &
  CalloutDefaults & {
    session_times: SessionTimes;
    /** What names people is removed so many months after its callout; null: never. */
    retention_months: number | null;
    /** Counts the changes of the defaults, the session times and this. */
    defaults_version: number;
  };

type Company = { id: number; name: string; company_settings: CompanySettings };

export type UserRole = "owner" | "admin";

export type User = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  /** Company verified by staff and user active. */
  verified: boolean;
  role: UserRole;
  locale: Language;
  /** The rest is additive; null also where an admin API does not tell. */
  phone: string | null;
  /** IANA name; null: the device's own. */
  time_zone: string | null;
  week_start: WeekStart;
  notification_prefs: NotificationPrefs;
  /** A new address that waits for its confirmation; Devise's name for it. */
  unconfirmed_email: string | null;
  company: Company;
};

/** Body of PUT /company_settings (specification §7). */
export type ContactDetailsRequest = {
  update_type: "company_callout_contact_details";
  company_callout_contact_details: {
    admin_emails_address: string;
    callout_emails_name: string;
    callout_emails_address: string;
    callout_emails_phone: string;
    callout_emails_bcc_all: boolean;
  };
};
export type UserResponse = { data: User };

/** The four without which nobody can be asked (specification §2). */
const REQUIRED_CONTACT_SETTINGS = [
  "admin_emails_address",
  "callout_emails_address",
  "callout_emails_name",
  "callout_emails_phone",
] as const satisfies (keyof ContactSettings)[];

export const lacksContactDetails = (settings: ContactSettings): boolean =>
  REQUIRED_CONTACT_SETTINGS.some((key) => !settings[key]);
