/** What was changed of a thing, field by field, in the person's language: its name, what it was and what it is. */
import { type TFunction } from "i18next";
import { type AuditDiff } from "../../contract/audit.ts";
import { CALLOUT_MODES } from "../../contract/callout.ts";
import { DOCTOR_ROLES } from "../../contract/doctor.ts";
import { IMPORT_FIELDS } from "../../contract/doctorImport.ts";
import { isLanguage } from "../../contract/languages.ts";
import { LANGUAGE_NAMES } from "../i18n/public.ts";

export const CHANGE_WORDS = ["audit", "account", "callouts", "manage", "practice", "transfer"] as const;
type T = TFunction<typeof CHANGE_WORDS>;

/** Fields that have a name on the form they are changed in. */
const NAMES = {
  admin_emails_address: "practice:contact.admin",
  callout_emails_name: "practice:contact.name",
  callout_emails_address: "practice:contact.address",
  callout_emails_phone: "practice:contact.phone",
  callout_emails_bcc_all: "practice:contact.bcc",
  mode: "manage:defaults.who",
  respond_within_hours: "manage:defaults.respondWithin",
  automatic_reminder: "manage:defaults.reminder",
  withdraw_phone_hours: "manage:defaults.late",
  doctor_locale: "manage:defaults.language",
  fees_enabled: "manage:defaults.fees",
  currency: "manage:defaults.currency",
  session_times: "manage:defaults.times",
  retention_months: "manage:defaults.retention.title",
  name: "manage:sites.name",
  short_name: "manage:sites.shortName",
  address: "manage:sites.address",
  theatres: "manage:sites.theatres",
  access_notes: "manage:sites.access",
  map_url: "manage:sites.map",
  display_name: "manage:surgeons.name",
  specialty: "manage:surgeons.specialty",
  preferred: "manage:surgeons.preferred",
  avoid: "manage:surgeons.avoid",
  phone: "audit:field.phone",
  time_zone: "audit:field.time_zone",
  week_start: "account:week.label",
  notification_prefs: "account:news.title",
} as const;

function nameOf(field: string, t: T): string {
  const imported = IMPORT_FIELDS.find((one) => one === field);
  if (imported) return t(`transfer:field.${imported}`);
  const known = Object.keys(NAMES).find((one): one is keyof typeof NAMES => one === field);
  return known ? t(NAMES[known]) : field;
}

/** Codes as the forms say them; what somebody wrote stays as it is. */
function wordsOf(field: string, value: string | null, t: T): string {
  if (value === null) return "–";
  const mode = CALLOUT_MODES.find((one) => field === "mode" && one === value);
  const role = DOCTOR_ROLES.find((one) => field === "role" && one === value);
  if (mode) return t(mode === "select" ? "callouts:form.select" : "callouts:form.firstCome");
  if (role) return t(`callouts:role.${role}`);
  if (field.endsWith("locale") && isLanguage(value)) return LANGUAGE_NAMES[value];
  if (value === "true" || value === "false") return t(`audit:detail.change.${value}`);
  return value;
}

type Change = { field: string; name: string; before: string; after: string };

/** Before and after are empty where only the change is told. */
export const changesOf = (diff: AuditDiff, t: T): Change[] =>
  Object.entries(diff).map(([field, [before, after]]) => ({
    field,
    name: nameOf(field, t),
    ...(before === null && after === null
      ? { before: "", after: "" }
      : { before: wordsOf(field, before, t), after: wordsOf(field, after, t) }),
  }));
