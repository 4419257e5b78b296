/** A row of an import as the list that it would be, or what is wrong with it by field. */
import { isTimeZone } from "../../../src/contract/account.ts";
import { ROLES_NEEDED, SESSIONS } from "../../../src/contract/callout.ts";
import { isDate } from "../../../src/contract/dates.ts";
import { type ListField } from "../../../src/contract/files/listFields.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { hasDirectionMark } from "../../../src/contract/names.ts";
import { type ListInput } from "../../../src/contract/shapes/calloutList.ts";
import { type ListsImportError, type ListsImportRow } from "../../../src/contract/shapes/lists/listsImport.ts";
import { AMBIGUOUS_NAME } from "../../domain/nameFinder.ts";
import { type Span } from "../../domain/span.ts";
import { dateAt, listInstants, timeAt } from "../../domain/zonedTime.ts";
import { type Lookups } from "./lookups.ts";

export type RowProblem = Pick<ListsImportError, "rule" | "count" | "value">;
export type RowProblems = Partial<Record<ListField, RowProblem>>;
/** `siteName`, `surgeonName`: as the practice calls them; `isNewTheatre`: the site has no theatre of that name. */
export type ReadRow = Span & { row: number; input: ListInput; siteName: string } & {
  surgeonName: string | null;
  isNewTheatre: boolean;
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const [FEWEST, MOST] = LIMITS.positions;
/** The most characters of each text. */
const LONGEST = {
  theatre: LIMITS.listText[1],
  surgeon: LIMITS.listText[1],
  specialty: LIMITS.listText[1],
  case_mix: LIMITS.caseMix[1],
  notes_public: LIMITS.listNotes[1],
  notes_internal: LIMITS.listNotes[1],
} as const;

const textOf = (text: string | undefined): string | null => text?.trim() || null;

const unknown = (value: string): RowProblem => (value.trim() ? { rule: "unknown", value } : { rule: "required" });

/** What can be seen of each field by itself. */
function plainProblems(row: ListsImportRow, look: Lookups): RowProblems {
  const problems: RowProblems = {};
  if (!row.date.trim()) problems.date = { rule: "required" };
  else if (!isDate(row.date)) problems.date = { rule: "date", value: row.date };
  for (const field of ["start_time", "end_time"] as const) {
    if (!row[field].trim()) problems[field] = { rule: "required" };
    else if (!TIME.test(row[field])) problems[field] = { rule: "time", value: row[field] };
  }
  if (row.session && !SESSIONS.some((session) => session === row.session)) problems.session = unknown(row.session);
  if (!ROLES_NEEDED.some((role) => role === row.role_needed)) problems.role_needed = unknown(row.role_needed);
  const site = look.site(row.site);
  if (!site) problems.site = unknown(row.site);
  if (site === AMBIGUOUS_NAME) problems.site = { rule: AMBIGUOUS_NAME, value: row.site };
  if (look.surgeon(row.surgeon ?? "") === AMBIGUOUS_NAME)
    problems.surgeon = { rule: AMBIGUOUS_NAME, value: row.surgeon ?? "" };
  const positions = Number(row.positions?.trim() || 1);
  if (!Number.isInteger(positions) || positions < FEWEST || positions > MOST)
    problems.positions = { rule: "number", count: MOST };
  for (const [field, count] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][])
    if ((row[field] ?? "").trim().length > count) problems[field] = { rule: "max", count };
  if (row.time_zone && !isTimeZone(row.time_zone)) problems.start_time = { rule: "unknown", value: row.time_zone };
  if (hasDirectionMark(row.surgeon ?? "")) problems.surgeon = { rule: "direction" };
  return problems;
}

type Wall = Pick<ListInput, "date" | "session" | "start_time" | "end_time">;

function timesOf(wall: Wall, zone: string, now: Date): Span | RowProblems {
  const times = listInstants(wall, zone);
  if ("wrong" in times) return { [times.wrong]: { rule: times.reason ? "skipped" : "order" } };
  if (times.startsAt <= now) return { date: { rule: "begun" } };
  return { starts_at: times.startsAt, ends_at: times.endsAt };
}

const isSpan = (read: Span | RowProblems): read is Span => "starts_at" in read;

/** For a row whose fields are right by themselves. */
function placedRow(row: ListsImportRow, look: Lookups, now: Date): ReadRow | RowProblems {
  const site = look.site(row.site);
  const role_needed = ROLES_NEEDED.find((role) => role === row.role_needed);
  const surgeon = look.surgeon(row.surgeon ?? "");
  if (!site || site === AMBIGUOUS_NAME || surgeon === AMBIGUOUS_NAME || !role_needed) return {};
  const session = SESSIONS.find((one) => one === row.session) ?? "custom";
  const said = { date: row.date, session, start_time: row.start_time, end_time: row.end_time };
  const zone = row.time_zone || site.time_zone;
  const span = timesOf(said, zone, now);
  if (!isSpan(span)) return span;
  const wall = {
    date: dateAt(span.starts_at, site.time_zone),
    start_time: timeAt(span.starts_at, site.time_zone),
    end_time: timeAt(span.ends_at, site.time_zone),
    session: zone === site.time_zone ? session : ("custom" as const),
  };
  // Where the site's clocks differ, they may skip or repeat what other clocks show once.
  const there = timesOf(wall, site.time_zone, now);
  if (!isSpan(there)) return there;
  const surgeonText = textOf(row.surgeon);
  const { theatre, isNew } = look.theatre(site.id, textOf(row.theatre));
  return {
    ...there,
    row: row.row,
    siteName: site.short_name,
    surgeonName: surgeon?.display_name ?? surgeonText,
    isNewTheatre: isNew,
    input: {
      ...wall,
      site_id: site.id,
      role_needed,
      positions: Number(row.positions?.trim() || 1),
      theatre,
      surgeon_id: surgeon?.id ?? null,
      surgeon_name: surgeon ? null : surgeonText,
      specialty: textOf(row.specialty),
      case_mix: textOf(row.case_mix),
      notes_public: textOf(row.notes_public),
      notes_internal: textOf(row.notes_internal),
    },
  };
}

export const isRead = (read: ReadRow | RowProblems): read is ReadRow => "input" in read;

export function readRow(row: ListsImportRow, look: Lookups, now: Date): ReadRow | RowProblems {
  const problems = plainProblems(row, look);
  return Object.keys(problems).length > 0 ? problems : placedRow(row, look, now);
}
