/** What an import would do with each of its rows: refuse it, leave its list as it is, or make one. */
import { type ListInput } from "../../../src/contract/shapes/calloutList.ts";
import {
  type ListsImportError,
  type ListsImportNote,
  type ListsImportReport,
  type ListsImportRow,
} from "../../../src/contract/shapes/lists/listsImport.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { listDaysOff, placedNotes } from "../lists/public.ts";
import { presentLists } from "../standingLists/public.ts";
import { lookUp } from "./lookups.ts";
import { isRead, type ReadRow, type RowProblem, type RowProblems, readRow } from "./readRow.ts";

/** For clients that do not translate `rule`. */
function messageOf({ rule, count = 0, value = "" }: RowProblem): string {
  switch (rule) {
    case "required":
      return "can't be blank";
    case "max":
      return `is too long (maximum is ${count} characters)`;
    case "direction":
      return "must not contain marks that turn the writing direction";
    case "unknown":
      return `is not known: ${value}`;
    case "ambiguous":
      return `could be several: ${value}`;
    case "date":
      return `is not a date: ${value}`;
    case "time":
      return `is not a time: ${value}`;
    case "number":
      return `must be a number from 1 to ${count}`;
    case "order":
      return "must be after the start";
    case "skipped":
      return "does not exist on this day, since the clocks go forward";
    case "begun":
      return "must be in the future";
  }
}

const errorsOf = (row: number, problems: RowProblems): ListsImportError[] =>
  (Object.entries(problems) as [ListsImportError["field"], RowProblem][]).map(([field, problem]) => ({
    row,
    field,
    ...problem,
    message: messageOf(problem),
  }));

type Known = Pick<ListInput, "site_id" | "role_needed"> & {
  starts_at: Date;
  theatre: string | null;
  surgeon: string | null;
};

/** Two lists of which this is alike are one: an end that was changed since does not make another of it. */
const identity = ({ site_id, role_needed, starts_at, theatre, surgeon }: Known): string =>
  JSON.stringify([site_id, role_needed, starts_at.getTime(), theatre?.toLowerCase(), surgeon?.toLowerCase()]);

const identityOf = ({ input, starts_at, surgeonName }: ReadRow): string =>
  identity({ ...input, theatre: input.theatre ?? null, starts_at, surgeon: surgeonName });

/** Whether it is there already; a row that no list is like stands for those after it. */
function knownLists(there: readonly (Known & { id: number })[]) {
  type Found = Omit<ListsImportReport["existing"][number], "row">;
  const known = new Map<string, Found>(there.map((list) => [identity(list), { list_id: list.id, same_as: null }]));
  return (row: ReadRow): Found | undefined => {
    const key = identityOf(row);
    const found = known.get(key);
    if (!found) known.set(key, { list_id: null, same_as: row.row });
    return found;
  };
}

const daysOf = (rows: readonly ReadRow[]) => {
  const dates = rows.map(({ input }) => input.date).sort();
  return { from: dates[0] ?? "", to: dates.at(-1) ?? "" };
};

/** Meant by nights alone: swapped or mistyped times look the same. */
const isOvernight = ({ session, start_time, end_time }: ListInput): boolean =>
  session === "custom" && end_time <= start_time;

/** `fresh`: the rows of which lists are to be made. */
export async function checkRows({ tx, now }: CompanyWork, rows: readonly ListsImportRow[]) {
  const look = await lookUp(tx);
  const all = rows.map((row) => ({ row: row.row, read: readRow(row, look, now) }));
  const errors = all.flatMap(({ row, read }) => (isRead(read) ? [] : errorsOf(row, read)));
  const good = all.flatMap(({ read }) => (isRead(read) ? [read] : []));
  const fresh: ReadRow[] = [];
  const report: ListsImportReport = { created: 0, existing: [], errors, notes: [] };
  if (good.length === 0) return { report, fresh };
  const days = daysOf(good);
  const { inDays } = await presentLists(tx, days);
  const notesOf = placedNotes({ off: await listDaysOff(tx, days), there: inDays });
  const isKnown = knownLists(
    inDays.map((list) => ({ ...list, theatre: look.theatre(list.site_id, list.theatre).theatre })),
  );
  for (const one of good) {
    const { row, input, siteName, surgeonName, isNewTheatre, ...span } = one;
    const known = isKnown(one);
    if (known) {
      report.existing.push({ row, ...known });
      continue;
    }
    fresh.push(one);
    const surgeon_id = input.surgeon_id ?? null;
    const place = { ...span, date: input.date, site_id: input.site_id, site_short_name: siteName };
    const placed = { ...place, theatre: input.theatre ?? null, surgeon_id, surgeon: surgeonName };
    const notes = notesOf(placed).map((note): ListsImportNote => ({ row, ...note }));
    const byText = surgeon_id === null && surgeonName !== null;
    if (isOvernight(input)) notes.push({ row, kind: "overnight", name: null });
    if (isNewTheatre) notes.push({ row, kind: "theatre_new", name: input.theatre ?? null });
    report.notes.push(...notes, ...(byText ? [{ row, kind: "surgeon_text" as const, name: surgeonName }] : []));
  }
  report.created = fresh.length;
  return { report, fresh };
}
