/** What was changed of a thing, field by field, in the person's language: its name, what it was and what it is. */
import { type TFunction } from "i18next";
import { type AuditDiff } from "../../contract/audit.ts";
import { CALLOUT_MODES, REQUIREMENTS, SESSIONS } from "../../contract/callout.ts";
import { DOCTOR_ROLES } from "../../contract/doctor.ts";
import { IMPORT_FIELDS } from "../../contract/doctorImport.ts";
import { isLanguage } from "../../contract/languages.ts";
import { joinMoment, joinNames } from "../../lib/joined.ts";
import { dateIn, listDate, timeIn } from "../../lib/wallDates.ts";
import { LANGUAGE_NAMES } from "../i18n/public.ts";

export const CHANGE_WORDS = ["audit", "account", "callouts", "manage", "practice", "transfer"] as const;
type T = TFunction<typeof CHANGE_WORDS>;
/** `zone`: of the clocks that moments are told by. */
type Words = { t: T; language: string; zone: string };

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
  ask_standbys: "manage:defaults.standbys",
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
  message: "audit:field.message",
  fee: "audit:field.fee_amount",
  respond_by: "audit:field.respond_by",
  internal_notes: "audit:field.internal_notes",
  phone: "audit:field.phone",
  time_zone: "audit:field.time_zone",
  week_start: "account:week.label",
  notification_prefs: "account:news.title",
  date: "callouts:form.date",
  session: "callouts:form.session",
  times: "audit:field.times",
  start_time: "callouts:form.starts",
  end_time: "callouts:form.ends",
  site: "callouts:form.site",
  theatre: "callouts:form.theatre",
  surgeon: "callouts:form.surgeon",
  positions: "callouts:form.positions",
  case_mix: "callouts:form.caseMix",
  requirements: "callouts:lists.requirements",
  notes_public: "callouts:lists.notesPublic",
  notes_internal: "callouts:life.notes",
} as const;

function nameOf(field: string, t: T): string {
  const imported = IMPORT_FIELDS.find((one) => one === field);
  if (imported) return t(`transfer:field.${imported}`);
  const known = Object.keys(NAMES).find((one): one is keyof typeof NAMES => one === field);
  return known ? t(NAMES[known]) : field;
}

/** Codes of a list as its form says them; nothing, for what is not one. */
function listWords(field: string, value: string, { t, language }: Words): string | undefined {
  const session = SESSIONS.find((one) => field === "session" && one === value);
  if (session) return t(`callouts:session.${session}`);
  if (field === "date" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return listDate(language, value, Date.now());
  if (field !== "requirements") return undefined;
  const known = REQUIREMENTS.filter((one) => value.split(", ").includes(one));
  return joinNames(
    language,
    known.map((one) => t(`callouts:lists.requirement.${one}`)),
  );
}

/** "Thu 26 Nov, 11:00" of an instant; anything else as it is. */
function momentWords(value: string, { language, zone }: Words): string {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return value;
  return joinMoment(language, listDate(language, dateIn(zone, instant), Date.now()), timeIn(zone, instant));
}

/** Codes as the forms say them; what somebody wrote stays as it is. */
function wordsOf(field: string, value: string | null, words: Words): string {
  const { t } = words;
  if (value === null) return "–";
  const mode = CALLOUT_MODES.find((one) => field === "mode" && one === value);
  const role = DOCTOR_ROLES.find((one) => field === "role" && one === value);
  if (mode) return t(mode === "select" ? "callouts:form.select" : "callouts:form.firstCome");
  if (role) return t(`callouts:role.${role}`);
  if (field.endsWith("locale") && isLanguage(value)) return LANGUAGE_NAMES[value];
  if (value === "true" || value === "false") return t(`audit:detail.change.${value}`);
  if (field === "respond_by") return momentWords(value, words);
  return listWords(field, value, words) ?? value;
}

type Change = { field: string; name: string; before: string; after: string };

/** Before and after are empty where only the change is told. */
export const changesOf = (diff: AuditDiff, words: Words): Change[] =>
  Object.entries(diff).map(([field, [before, after]]) => ({
    field,
    name: nameOf(field, words.t),
    ...(before === null && after === null
      ? { before: "", after: "" }
      : { before: wordsOf(field, before, words), after: wordsOf(field, after, words) }),
  }));
