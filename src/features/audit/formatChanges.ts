/** What was changed of a thing, field by field, in the person's language: its name, what it was and what it is. */
import { type TFunction } from "i18next";
import { CHANNELS } from "../../contract/account.ts";
import { AUDIT_FIELD_TEXTS, splitField } from "../../contract/auditFields.ts";
import { CALLOUT_MODES, REQUIREMENTS, SESSIONS } from "../../contract/callout.ts";
import { TIMED_SESSIONS, WEEKDAYS } from "../../contract/calloutDefaults.ts";
import { DOCTOR_ROLES } from "../../contract/doctor.ts";
import { IMPORT_FIELDS } from "../../contract/files/importFields.ts";
import { isLanguage, LANGUAGE_NAMES } from "../../contract/languages.ts";
import { NOTIFICATION_TYPES } from "../../contract/notification.ts";
import { type AuditDiff } from "../../contract/shapes/audit.ts";
import { addDays, dateIn, listDate, timeIn, weekdayName } from "../../lib/dateFormats.ts";
import { joinFacts, joinMoment, joinNames } from "../../lib/formatList.ts";

export const CHANGE_NAMESPACES = [
  "audit",
  "account",
  "administrators",
  "callouts",
  "manage",
  "planning",
  "practice",
  "transfer",
] as const;
type T = TFunction<typeof CHANGE_NAMESPACES>;
/** `zone`: of the clocks that moments are told by. */
type FormatContext = { t: T; language: string; zone: string; now: number };

function nameOfWhole(field: string, t: T): string {
  const imported = IMPORT_FIELDS.find((one) => one === field);
  if (imported) return t(`transfer:field.${imported}`);
  const known = Object.keys(AUDIT_FIELD_TEXTS).find((one): one is keyof typeof AUDIT_FIELD_TEXTS => one === field);
  return known ? t(AUDIT_FIELD_TEXTS[known]) : field;
}

const A_MONDAY = "2026-11-30";
const WEEKDAY_CODES: readonly string[] = WEEKDAYS;
const A_SUNDAY = "2026-11-29";

/** "AM", "Monday" or a type of notification, by its code. */
function nameOfPart(code: string, { t, language }: FormatContext): string {
  const session = TIMED_SESSIONS.find((one) => one === code);
  if (session) return t(`callouts:session.${session}`);
  const type = NOTIFICATION_TYPES.find((one) => one === code);
  if (type) return t(`account:news.${type}`);
  const weekday = WEEKDAY_CODES.indexOf(code);
  return weekday < 0 ? code : weekdayName(language, addDays(A_SUNDAY, weekday));
}

function nameOf(field: string, context: FormatContext): string {
  const { whole, parts } = splitField(field);
  return joinFacts(context.language, [
    nameOfWhole(whole, context.t),
    ...parts.map((part) => nameOfPart(part, context)),
  ]);
}

const DAY_FIELDS: readonly string[] = ["date", "starts_on", "ends_on"];

/** Codes of a list as its form says them; nothing, for what is not one. */
function formatListField(field: string, value: string, { t, language, now }: FormatContext): string | undefined {
  const session = SESSIONS.find((one) => field === "session" && one === value);
  if (session) return t(`callouts:session.${session}`);
  if (field === "weekday") return weekdayName(language, addDays(A_MONDAY, Number(value) - 1));
  if (field === "every_weeks")
    return value === "1" ? t("planning:standing.weekly") : t("planning:standing.every", { weeks: value });
  if (DAY_FIELDS.includes(field) && /^\d{4}-\d{2}-\d{2}$/.test(value)) return listDate(language, value, now);
  if (field !== "requirements") return undefined;
  const known = REQUIREMENTS.filter((one) => value.split(", ").includes(one));
  return joinNames(
    language,
    known.map((one) => t(`callouts:lists.requirement.${one}`)),
  );
}

/** "Thu 26 Nov, 11:00" of an instant; anything else as it is. */
function formatMoment(value: string, { language, zone, now }: FormatContext): string {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return value;
  return joinMoment(language, listDate(language, dateIn(zone, instant), now), timeIn(zone, instant));
}

function formatChannels(value: string, { t, language }: FormatContext): string {
  const known = CHANNELS.filter((one) => value.split(", ").includes(one));
  return joinNames(
    language,
    known.map((one) => t(`account:news.${one}`)),
  );
}

/** Codes as the forms say them; what somebody wrote stays as it is. */
function formatValue(field: string, value: string | null, context: FormatContext): string {
  const { t } = context;
  if (value === null) return "–";
  const mode = CALLOUT_MODES.find((one) => field === "mode" && one === value);
  const role = DOCTOR_ROLES.find((one) => field === "role" && one === value);
  if (mode) return t(mode === "select" ? "callouts:form.select" : "callouts:form.firstCome");
  if (role) return t(`callouts:role.${role}`);
  if (field.endsWith("locale") && isLanguage(value)) return LANGUAGE_NAMES[value];
  if (value === "true" || value === "false") return t(`audit:detail.change.${value}`);
  if (field === "respond_by") return formatMoment(value, context);
  if (field.startsWith("notification_prefs.")) return formatChannels(value, context);
  return formatListField(field, value, context) ?? value;
}

type Change = { field: string; name: string; before: string; after: string };

/** Before and after are empty where only the change is told. */
export const changesOf = (diff: AuditDiff, context: FormatContext): Change[] =>
  Object.entries(diff).map(([field, [before, after]]) => ({
    field,
    name: nameOf(field, context),
    ...(before === null && after === null
      ? { before: "", after: "" }
      : { before: formatValue(field, before, context), after: formatValue(field, after, context) }),
  }));
