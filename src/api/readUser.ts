/** A person as the rest of the app may rely on, whatever an admin API leaves out of it. */
import { DEFAULT_LANGUAGE, isLanguage } from "../contract/languages.ts";
import { USUAL_DEFAULTS } from "../contract/rules/sessionHours.ts";
import { type CompanySettings, type User } from "../contract/shapes/user.ts";

const NO_SETTINGS: CompanySettings = {
  admin_emails_address: null,
  callout_emails_name: null,
  callout_emails_address: null,
  callout_emails_phone: null,
  // Specification §9.
  callout_emails_bcc_all: true,
  time_zone: "UTC",
  ...USUAL_DEFAULTS,
};

/** Whether a response brings a person under `data`. */
export const bringsUser = (body: unknown): boolean => (body as { data?: Partial<User> } | null)?.data?.id !== undefined;

/** `data` of sign-in, of the session's check and of a save; throws where it is no person at all. */
export function readUser(data: unknown): User {
  const given = (data ?? {}) as Partial<User>;
  if (given.id === undefined) throw new Error("The response holds no user");
  const company: Partial<User["company"]> = given.company ?? {};
  const settings = Object.entries(company.company_settings ?? {}).filter(([, value]) => value !== null);
  return {
    id: given.id,
    first_name: given.first_name ?? "",
    last_name: given.last_name ?? "",
    email: given.email ?? "",
    verified: given.verified ?? true,
    role: given.role ?? "admin",
    locale: isLanguage(given.locale) ? given.locale : DEFAULT_LANGUAGE,
    phone: given.phone ?? null,
    time_zone: given.time_zone ?? null,
    week_start: given.week_start ?? "monday",
    notification_prefs: given.notification_prefs ?? {},
    unconfirmed_email: given.unconfirmed_email ?? null,
    second_factor_due: given.second_factor_due ?? false,
    company: {
      id: company.id ?? 0,
      name: company.name ?? "",
      company_settings: { ...NO_SETTINGS, ...Object.fromEntries(settings) },
    },
  };
}
