/** Which text of the app names a field in the audit log, for the screen and for the exported file alike. */

/** By the field of an entry's changes: the text that names it, on the form it is changed in. */
export const AUDIT_FIELD_TEXTS = {
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
  second_factor_required: "administrators:security.required",
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
  role: "transfer:field.role",
  theatre: "callouts:form.theatre",
  surgeon: "callouts:form.surgeon",
  positions: "callouts:form.positions",
  case_mix: "callouts:form.caseMix",
  requirements: "callouts:lists.requirements",
  notes_public: "callouts:lists.notesPublic",
  notes_internal: "callouts:life.notes",
  weekday: "planning:standing.weekday",
  every_weeks: "planning:standing.repeats",
  starts_on: "planning:standing.firstDay",
  ends_on: "planning:standing.lastDay",
  usual_doctor: "planning:standing.usual",
} as const;

/** "session_times.mon.am" is one part of a field: the field comes first, then codes that say which part. */
export function splitField(field: string): { whole: string; parts: string[] } {
  const [whole = field, ...parts] = field.split(".");
  return { whole, parts };
}

/** A field that the log can name, besides those of files that are imported. */
export type AuditField = keyof typeof AUDIT_FIELD_TEXTS;
