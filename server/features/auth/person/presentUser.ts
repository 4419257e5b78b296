/** The signed-in person as the wire has them (specification §3): the only way a user row becomes JSON. */
import { DEFAULT_LANGUAGE, isLanguage } from "../../../../src/contract/languages.ts";
import { type User } from "../../../../src/contract/shapes/user.ts";
import { type Db, type Tx } from "../../../db/database.ts";
import { DEFAULTS_COLUMNS, presentDefaults } from "../../../domain/presentDefaults.ts";
import { notFound } from "../../../http/problem.ts";
import { secondFactorDue } from "../secondFactor/secondFactorDue.ts";

/** Reads the user with company and settings. */
export async function presentUser(db: Db | Tx, userId: number): Promise<User> {
  const row = await db
    .selectFrom("users")
    .innerJoin("companies", "companies.id", "users.company_id")
    .leftJoin("company_settings as settings", "settings.company_id", "companies.id")
    .select(["users.id", "users.first_name", "users.last_name", "users.email", "users.role", "users.locale"])
    .select(["users.phone", "users.time_zone as own_time_zone", "users.unconfirmed_email"])
    .select(["users.week_start", "users.notification_prefs"])
    .select(["users.status", "companies.id as company_id", "companies.name", "companies.verified_at"])
    .select(["companies.status as company_status", "settings.admin_emails_address", "settings.callout_emails_name"])
    .select(["settings.callout_emails_address", "settings.callout_emails_phone", "settings.callout_emails_bcc_all"])
    .select(DEFAULTS_COLUMNS)
    .select(secondFactorDue().as("second_factor_due"))
    .where("users.id", "=", userId)
    .executeTakeFirst();
  if (!row) throw notFound("user");
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    verified: row.verified_at !== null && row.company_status === "active" && row.status === "active",
    role: row.role,
    locale: isLanguage(row.locale) ? row.locale : DEFAULT_LANGUAGE,
    phone: row.phone,
    time_zone: row.own_time_zone,
    week_start: row.week_start,
    notification_prefs: row.notification_prefs,
    unconfirmed_email: row.unconfirmed_email,
    second_factor_due: row.second_factor_due,
    company: {
      id: row.company_id,
      name: row.name,
      company_settings: {
        admin_emails_address: row.admin_emails_address,
        callout_emails_name: row.callout_emails_name,
        callout_emails_address: row.callout_emails_address,
        callout_emails_phone: row.callout_emails_phone,
        callout_emails_bcc_all: row.callout_emails_bcc_all ?? true,
        ...presentDefaults(row),
      },
    },
  };
}
