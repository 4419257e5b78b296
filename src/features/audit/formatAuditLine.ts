/** A line of the audit log in the person's language: who, what, and the facts beside it. */
import { type TFunction } from "i18next";
import { USER_ROLES } from "../../contract/account.ts";
import { EMAIL_TEXT_KINDS } from "../../contract/emailTexts.ts";
import { ERROR_CODES } from "../../contract/errors.ts";
import { IMPORT_FIELDS } from "../../contract/files/importFields.ts";
import { isLanguage, LANGUAGE_NAMES } from "../../contract/languages.ts";
import { type AuditLine } from "../../contract/shapes/audit.ts";
import { formatSpan } from "../../contract/wallSpan.ts";
import { dateIn, listDate, timeIn } from "../../lib/dateFormats.ts";
import { joinFacts, joinMoment, joinNames } from "../../lib/formatList.ts";
import { timeSpanEnds } from "../../lib/timeSpan.ts";

export const AUDIT_NAMESPACES = ["audit", "callouts", "emailTexts", "errors", "transfer"] as const;
type T = TFunction<typeof AUDIT_NAMESPACES>;
type FormatContext = { t: T; language: string; zone: string; now: number };

export function formatActor({ actor }: AuditLine, t: T): string {
  if (actor.type === "admin" || actor.type === "doctor") return actor.name ?? t("audit:gone");
  return t(`audit:who.${actor.type}`);
}

const text = (value: string | number | undefined): string => (value === undefined ? "" : String(value));
const ANSWERS = ["available", "if_needed", "unavailable"] as const;
const SESSIONS = ["am", "pm", "all_day", "evening", "on_call"] as const;

/** Kinds of change of a list that doctors were asked about. */
const LIST_CHANGES = ["details", "times", "moved"] as const;

/** "Fri 27 Nov" of a date or an instant; any other text as it is. */
function day(value: string, { language, zone, now }: FormatContext): string {
  if (!/^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  const date = value.length > 10 ? dateIn(zone, Date.parse(value)) : value;
  return listDate(language, date, now);
}

/** About so many lists of the days from `from` to `to`. */
const isOfDays = (action: AuditLine["action"]): boolean =>
  action === "weeks_planned" || action === "week_planning_undone" || action === "lists_imported";

function change({ params, action }: AuditLine, context: FormatContext): string {
  const { t } = context;
  const [from, to] = [text(params.from), text(params.to)];
  if (!from || !to) return "";
  const [before, after] = [from, to].map((one) => USER_ROLES.find((role) => role === one));
  if (before && after)
    return t("audit:detail.changed", { from: t(`audit:role.${before}`), to: t(`audit:role.${after}`) });
  if (isOfDays(action)) {
    const [first, last] = [day(from, context), day(to, context)];
    return first === last ? first : t("audit:detail.span", { from: first, to: last });
  }
  if (action.startsWith("leave_")) {
    const [start, end] = timeSpanEnds(context.language, context.zone, { starts_at: from, ends_at: to }, context.now);
    return end ? t("audit:detail.span", { from: start, to: end }) : start;
  }
  return t("audit:detail.changed", { from: day(from, context), to: day(to, context) });
}

function answer({ params }: AuditLine, t: T): string {
  const given = ANSWERS.find((one) => one === params.response);
  const before = ANSWERS.find((one) => one === params.before);
  const word = given ? t(`callouts:answer.${given}`) : "";
  return before && word ? t("audit:detail.changed", { from: t(`callouts:answer.${before}`), to: word }) : word;
}

function list({ params }: AuditLine, context: FormatContext): string {
  if (!params.list_date) return "";
  const session = SESSIONS.find((one) => one === params.session);
  return joinFacts(context.language, [
    day(text(params.list_date), context),
    session && context.t(`callouts:session.${session}`),
    text(params.site),
    text(params.surgeon),
    params.start_time && params.end_time
      ? formatSpan(text(params.start_time), text(params.end_time), text(params.list_start) || undefined)
      : "",
  ]);
}

function listChange({ params }: AuditLine, t: T): string {
  const kind = LIST_CHANGES.find((one) => one === params.change);
  return kind ? t(`audit:detail.listChange.${kind}`) : "";
}

/** Until which day; of a standby's offer, which lasts some hours, until when. */
function until({ params, action }: AuditLine, context: FormatContext): string {
  const end = text(params.until);
  if (!end) return "";
  const time = action === "standby_asked" ? timeIn(context.zone, Date.parse(end)) : "";
  return context.t("audit:detail.until", { date: joinMoment(context.language, day(end, context), time) });
}

function counts({ params, action }: AuditLine, t: T): string {
  if (action === "group_members_changed")
    return t("audit:detail.members", { added: text(params.added), removed: text(params.removed) });
  const lists = params.added ?? params.removed;
  if (isOfDays(action) && typeof lists === "number") return t("audit:detail.lists", { count: lists });
  return typeof params.doctors === "number" ? t("audit:detail.doctors", { count: params.doctors }) : "";
}

const OTHER_FIELDS = [
  "phone",
  "time_zone",
  "message",
  "respond_by",
  "internal_notes",
  "fee_amount",
  "fee_text",
] as const;

/** What of a doctor, a profile or a callout was changed. */
function fields({ params }: AuditLine, { t, language }: FormatContext): string {
  const names = text(params.fields).split(/[,\s]+/);
  const labels = names.map((name) => {
    const own = OTHER_FIELDS.find((one) => one === name);
    const field = IMPORT_FIELDS.find((one) => one === name);
    return own ? t(`audit:field.${own}`) : field ? t(`transfer:field.${field}`) : "";
  });
  return joinNames(language, labels);
}

/** Which mail's own text, and in which language. */
function mail({ params }: AuditLine, t: T): string {
  const kind = EMAIL_TEXT_KINDS.find((one) => one === params.kind);
  if (!kind || !isLanguage(params.language)) return "";
  return `${t(`emailTexts:kind.${kind}`)}, ${LANGUAGE_NAMES[params.language]}`;
}

/** What somebody gave as the reason, or why the clock could not do it. */
function reason({ params }: AuditLine, t: T): string {
  const code = ERROR_CODES.find((one) => one === params.reason);
  return code ? t(`errors:code.${code}`) : text(params.reason);
}

/** The facts of a line in one string; empty where its name says it all. */
export function formatDetails(line: AuditLine, context: FormatContext): string {
  const { params } = line;
  const { t } = context;
  const { name } = subjectOf(line, t);
  const own = [params.doctor, params.email, params.group, params.name]
    .map(text)
    .filter((one) => one !== name && one !== line.actor.name);
  return [
    ...own,
    answer(line, t),
    list(line, context),
    mail(line, t),
    fields(line, context),
    counts(line, t),
    change(line, context),
    listChange(line, t),
    until(line, context),
    typeof params.before === "string" && params.group ? t("audit:detail.before", { name: params.before }) : "",
    params.by ? t("audit:detail.by", { name: text(params.by) }) : "",
    reason(line, t),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What the line is about: its name, and where it can be looked at. */
export function subjectOf({ subject, params }: AuditLine, t: T): { name: string; to?: string } {
  if (!subject) return { name: "" };
  const name = subject.name ?? text(params.reference ?? params.group ?? params.name ?? params.email);
  switch (subject.type) {
    case "callout":
      return subject.name ? { name, to: `/callouts/${subject.id}` } : { name };
    case "doctor":
      return subject.name ? { name, to: `/doctors/${subject.id}` } : { name: name || text(params.doctor) };
    case "company":
      return { name: t("audit:practiceItself") };
    case "site":
    case "surgeon":
      return { name: name || text(params[subject.type]) };
    default:
      return { name };
  }
}
