/** The rows between the file and the server: texts that can be corrected, and what they mean on the wire. */

import { TIMED_SESSIONS } from "../../contract/calloutDefaults.ts";
import { isDate } from "../../contract/dates.ts";
import { LIST_FIELDS, type ListField } from "../../contract/files/listFields.ts";
import { roleOf } from "../../contract/files/roleSynonyms.ts";
import { type SessionTimes } from "../../contract/shapes/calloutDefaults.ts";
import { type ListsImportRow } from "../../contract/shapes/lists/listsImport.ts";
import { cellsOf } from "../../lib/tables/matchColumns.ts";
import { hoursFor } from "../callouts/public.ts";
import { type ListsTable, type Origin } from "./calendar/listsTable.ts";
import { type DateOrder, dayOf, timeOf } from "./cellTimes.ts";
import { sessionOf } from "./headerSynonyms.ts";
import { type Matching } from "./listsFile.ts";

type Cells = Readonly<Record<ListField, string>>;
/** `number`: as the spreadsheet numbers the row. Replaced, never changed. */
export type DraftRow = { readonly number: number; readonly cells: Cells; readonly origin?: Origin };

export const draftRows = ({ rows, origins }: ListsTable, matching: Matching): DraftRow[] =>
  rows.map(({ number, cells }) => {
    const origin = origins?.get(number);
    return { number, cells: cellsOf(LIST_FIELDS, matching, cells), ...(origin ? { origin } : {}) };
  });

/** How texts are to be understood: the practice's sessions, the order of dates, and names that were matched. */
export type Reading = { times: SessionTimes; order: DateOrder; names: ReadonlyMap<string, string> };

/** Of a name that was matched. */
export const nameKey = (field: "site" | "surgeon", text: string): string => `${field} ${text.trim()}`;

/** What the row says once names are matched. */
const namedCells = (cells: Cells, names: Reading["names"]): Cells => ({
  ...cells,
  site: names.get(nameKey("site", cells.site)) || cells.site,
  surgeon: names.get(nameKey("surgeon", cells.surgeon)) || cells.surgeon,
});

/** Only which times depends on the date. */
export function bringsTimes(session: string): boolean {
  const said = sessionOf(session);
  return said !== undefined && said !== "custom";
}

type Times = Pick<ListsImportRow, "start_time" | "end_time"> & { session: string };

/** A session brings the times that are missing; times that are a session's make it that one. */
function timesOf(cells: Cells, date: string, times: SessionTimes): Times {
  const said = sessionOf(cells.session);
  const usual = said && isDate(date) ? hoursFor(times, said, date) : null;
  const start_time = cells.start_time ? timeOf(cells.start_time) : (usual?.start ?? "");
  const end_time = cells.end_time ? timeOf(cells.end_time) : (usual?.end ?? "");
  if (said) return { start_time, end_time, session: said };
  if (!start_time || !end_time) return { start_time, end_time, session: cells.session };
  const timed = TIMED_SESSIONS.find((one) => {
    const hours = isDate(date) ? hoursFor(times, one, date) : null;
    return hours?.start === start_time && hours.end === end_time;
  });
  return { start_time, end_time, session: timed ?? "custom" };
}

/** A bound of the wire; the check names the lower ones of the fields. */
const LONGEST_CHARACTERS = 1000;

export function importRow({ number, cells: said, origin }: DraftRow, { times, order, names }: Reading): ListsImportRow {
  const cells = namedCells(said, names);
  const date = dayOf(cells.date, order);
  const { theatre, surgeon, specialty, positions, case_mix, notes_public, notes_internal } = cells;
  const optional = {
    ...{ theatre, surgeon, specialty, positions, case_mix, notes_public, notes_internal },
    time_zone: origin?.zone ?? "",
  };
  const needed = {
    date,
    ...timesOf(cells, date, times),
    site: cells.site,
    role_needed: cells.role_needed && roleOf(cells.role_needed),
  };
  const texts = { ...needed, ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== "")) };
  const short = Object.entries(texts).map(([name, text]) => [name, text.slice(0, LONGEST_CHARACTERS)]);
  return { row: number, ...(Object.fromEntries(short) as typeof needed) };
}
