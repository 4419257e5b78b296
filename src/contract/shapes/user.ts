/** The signed-in administrator, the company and its settings as the wire has them (specification §3). */
import { type Static, Type } from "typebox";
import { CHANNELS, USER_ROLES, WEEK_STARTS } from "../account.ts";
import { LANGUAGES } from "../languages.ts";
import { LIMITS } from "../limits.ts";
import { NOTIFICATION_TYPES } from "../notification.ts";
import {
  allOptional,
  boolean,
  byName,
  integer,
  literal,
  lockVersion,
  nullable,
  oneOf,
  strict,
  text,
  upTo,
} from "./base.ts";
import {
  CalloutDefaults,
  CalloutDefaultsRequest,
  PrivacyRequest,
  RetentionMonths,
  SecurityRequest,
  SessionTimes,
  SessionTimesRequest,
} from "./calloutDefaults.ts";

/** Where notifications show besides the bell, which has all of them; a type that is not named shows everywhere. */
const channels = Type.Array(oneOf(CHANNELS), { uniqueItems: true });
export const NotificationPrefs = allOptional(byName(NOTIFICATION_TYPES, channels));
export type NotificationPrefs = Static<typeof NotificationPrefs>;

/** Beside the contact details of the specification, what callouts begin with. */
export const CompanySettings = strict({
  admin_emails_address: nullable(text),
  callout_emails_name: nullable(text),
  callout_emails_address: nullable(text),
  callout_emails_phone: nullable(text),
  callout_emails_bcc_all: boolean,
  ...CalloutDefaults.properties,
  session_times: SessionTimes,
  retention_months: RetentionMonths,
  /** Whether everybody in the practice must use two-step verification. */
  second_factor_required: boolean,
  /** Counts the changes of the settings. */
  defaults_version: integer,
});
export type CompanySettings = Static<typeof CompanySettings>;

const properties = {
  id: integer,
  first_name: text,
  last_name: text,
  email: text,
  /** Company verified by staff and user active. */
  verified: boolean,
  role: oneOf(USER_ROLES),
  locale: oneOf(LANGUAGES),
  /** The rest is additive; null also where an admin API does not tell. */
  phone: nullable(text),
  /** IANA name; null: the device's own. */
  time_zone: nullable(text),
  week_start: oneOf(WEEK_STARTS),
  notification_prefs: NotificationPrefs,
  /** A new address that waits for its confirmation; Devise's name for it. */
  unconfirmed_email: nullable(text),
  /** The practice requires two-step verification, and it is not set up: until then nothing else is open to this person. */
  second_factor_due: boolean,
  company: strict({ id: integer, name: text, company_settings: CompanySettings }),
};
export const User = strict(properties);
export type User = Static<typeof User>;
export const UserResponse = strict({ data: User });
export type UserResponse = Static<typeof UserResponse>;

const contactText = upTo(LIMITS.contactEmail[1] * 2);
/** Body of PUT /company_settings (specification §7). `lock_version`: the settings' `defaults_version` as it was read; without it nothing is compared. */
export const ContactDetailsRequest = strict({
  update_type: literal("company_callout_contact_details"),
  company_callout_contact_details: strict({
    admin_emails_address: contactText,
    callout_emails_name: contactText,
    callout_emails_address: contactText,
    callout_emails_phone: contactText,
    callout_emails_bcc_all: Type.Optional(boolean),
  }),
  lock_version: Type.Optional(lockVersion),
});
export type ContactDetailsRequest = Static<typeof ContactDetailsRequest>;

/** All that PUT /company_settings takes. */
export type SettingsRequest =
  | ContactDetailsRequest
  | CalloutDefaultsRequest
  | SessionTimesRequest
  | PrivacyRequest
  | SecurityRequest;
export const SettingsRequest = Type.Unsafe<SettingsRequest>({
  type: "object",
  oneOf: [ContactDetailsRequest, CalloutDefaultsRequest, SessionTimesRequest, PrivacyRequest, SecurityRequest],
});
