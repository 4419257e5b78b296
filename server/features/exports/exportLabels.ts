/** The database's codes as the app shows them, in the language of whoever exports. */
import {
  type AUDIT_ACTOR_TYPES,
  AUDIT_FACTS,
  type AuditAction,
  type AuditSubjectType,
} from "../../../src/contract/audit.ts";
import { AUDIT_FIELD_TEXTS, splitField } from "../../../src/contract/auditFields.ts";
import { REQUIREMENTS } from "../../../src/contract/callout.ts";
import { WEEKDAYS } from "../../../src/contract/calloutDefaults.ts";
import { isLanguage, type Language } from "../../../src/contract/languages.ts";
import { type AppText, appTexts } from "../../locales/appTexts.ts";
import { textsIn } from "../../locales/texts.ts";
import { weekdayNames } from "../../mail/layout/weekdayNames.ts";

/** Where the app has the labels of each kind of code. */
const PLACES = {
  answer: "callouts:answer",
  calloutStatus: "callouts:status",
  cover: "callouts:tools.week",
  doctorStatus: "doctors:statuses",
  emailState: "doctors:emailState",
  act: "audit:action",
  role: "callouts:role",
  session: "callouts:session",
  urgency: "callouts:form",
} as const;

/** Codes that are spelt otherwise in the texts. */
const MODES: Record<string, string> = { select: "callouts:form.select", first_come: "callouts:form.firstCome" };
const FILES: Record<string, string> = {
  doctors: "doctors:title",
  callouts: "callouts:title",
  audit_events: "audit:label",
  all: "transfer:export.all",
};

/** Facts of an entry that are codes; of some, what somebody wrote may stand in their place. */
const FACTS: Record<string, string> = {
  before: "callouts:answer",
  change: "audit:detail.listChange",
  from: "audit:role",
  kind: "emailTexts:kind",
  reason: "errors:code",
  response: "callouts:answer",
  session: "callouts:session",
  to: "audit:role",
};

/** Acts whose "from" and "to" are no times. */
const CHANGES: ReadonlySet<string> = new Set<AuditAction>(["user_role_changed", "email_changed"]);

const WEEKDAY_CODES: readonly string[] = WEEKDAYS;

/** Signs between several of a kind, as the cells of the other columns have them. */
const SIGN = "; ";

function changeLabels(app: AppText, language: Language) {
  const nameOfWhole = (field: string): string => {
    const known = Object.hasOwn(AUDIT_FIELD_TEXTS, field);
    const key = known ? AUDIT_FIELD_TEXTS[field as keyof typeof AUDIT_FIELD_TEXTS] : `audit:field.${field}`;
    return app(key) ?? app(`transfer:field.${field}`) ?? field;
  };
  /** "AM", "Monday" or a type of notification, by its code. */
  const nameOfPart = (code: string): string => {
    const weekday = WEEKDAY_CODES.indexOf(code);
    if (weekday >= 0) return weekdayNames(language).at(weekday - 1) ?? code;
    return app(`callouts:session.${code}`) ?? app(`account:news.${code}`) ?? code;
  };
  const fieldName = (field: string): string => {
    const { whole, parts } = splitField(field);
    return [nameOfWhole(whole), ...parts.map(nameOfPart)].join(" · ");
  };
  const channels = (text: string): string =>
    text
      .split(", ")
      .map((one) => app(`account:news.${one}`) ?? one)
      .join(SIGN);
  const requirements = (text: string): string =>
    text
      .split(", ")
      .map((one) => (REQUIREMENTS.some((known) => known === one) ? app(`callouts:lists.requirement.${one}`) : one))
      .join(SIGN);
  const everyWeeks = (weeks: string): string | undefined =>
    weeks === "1" ? app("planning:standing.weekly") : app("planning:standing.every")?.replace("{{weeks}}", weeks);
  return { fieldName, channels, requirements, everyWeeks };
}

export type ExportLabels = Awaited<ReturnType<typeof exportLabels>>;

export async function exportLabels(language: Language) {
  const app = await appTexts(language);
  const own = textsIn(language).fileWords;
  const languages = new Intl.DisplayNames(language, { type: "language" });

  /** What has no word is told as it is. */
  const word = (kind: keyof typeof PLACES, code: string | null): string | null =>
    code === null ? null : (app(`${PLACES[kind]}.${code}`) ?? code);
  const mode = (code: string): string => app(MODES[code] ?? "") ?? code;
  const languageName = (code: string): string => (isLanguage(code) ? (languages.of(code) ?? code) : code);

  const { fieldName, channels, requirements, everyWeeks } = changeLabels(app, language);
  /** Of a change: codes as labels, what somebody wrote as it is. */
  const fieldValue = (field: string, value: string | null): string => {
    if (value === null) return "";
    if (field === "mode") return mode(value);
    if (field === "role" || field === "session") return word(field, value) ?? value;
    if (field === "weekday") return weekdayNames(language)[Number(value) - 1] ?? value;
    if (field === "every_weeks") return everyWeeks(value) ?? value;
    if (field.startsWith("notification_prefs.")) return channels(value);
    if (field === "requirements") return requirements(value);
    if (field.endsWith("locale")) return languageName(value);
    return (value === "true" || value === "false" ? app(`audit:detail.change.${value}`) : undefined) ?? value;
  };

  const factName = (name: string, action: string): string => {
    if (CHANGES.has(action) && (name === "from" || name === "to")) return own.changed[name];
    const known = AUDIT_FACTS.find((one) => one === name);
    return known ? own.fact[known] : name;
  };
  const factValue = (name: string, value: string): string => {
    if (name === "language") return languageName(value);
    if (name === "fields")
      return value
        .split(/[,\s]+/)
        .map(fieldName)
        .join(SIGN);
    const key = name === "what" ? FILES[value] : FACTS[name] && `${FACTS[name]}.${value}`;
    return app(key ?? "") ?? value;
  };

  return {
    word,
    mode,
    languageName,
    fieldName,
    fieldValue,
    factName,
    factValue,
    person: (type: (typeof AUDIT_ACTOR_TYPES)[number]): string => own.person[type],
    thing: (type: AuditSubjectType): string => own.thing[type],
  };
}
