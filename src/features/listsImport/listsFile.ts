/** A file of lists: how it is read, what its columns are called, and what they may hold. */
import { LIST_FIELDS, LIST_ROWS, type ListField } from "../../contract/files/listFields.ts";
import { columnsOf, type Matching as Matched } from "../../lib/tables/matchColumns.ts";
import { readTable, type Table, type Unreadable } from "../../lib/tables/readTable.ts";
import { type UnreadableLists } from "./calendar/listsTable.ts";
import { type OpenedCalendar } from "./calendar/readCalendar.ts";
import { HEADER_SYNONYMS } from "./headerSynonyms.ts";

export type Matching = Matched<ListField>;

const columns = columnsOf({ fields: LIST_FIELDS, headerSynonyms: HEADER_SYNONYMS, rememberedAs: "listsImportColumns" });
export const { rememberColumns } = columns;

/** Where no column says whom the lists need, they need an anaesthetist until the person says otherwise. */
export function matchColumns(headers: readonly string[]): Matching {
  const matching = columns.matchColumns(headers);
  return { ...matching, role_needed: matching.role_needed || "=anaesthetist" };
}

/** `language`: the person's. */
export const readLists = (file: File, language: string): Promise<Table | Unreadable> =>
  readTable(file, { isColumnName: columns.isColumnName, most: LIST_ROWS, language });

export const isCalendar = ({ name, type }: File): boolean => /\.(ics|ical)$/i.test(name) || type === "text/calendar";

type Reader = typeof import("./calendar/readCalendar.ts");

/** `load`: the reader of calendars, which comes only once it is needed: by then there may be no connection. */
export async function openedBy(
  load: () => Promise<Reader>,
  ...asked: Parameters<Reader["openCalendar"]>
): Promise<OpenedCalendar | UnreadableLists> {
  const reader = await load().catch(() => undefined);
  return reader ? reader.openCalendar(...asked) : { problem: "notLoaded" };
}

/** Fields that every list needs and no column holds yet; a session brings its times along. */
export const missingFields = (matching: Matching): ListField[] =>
  (["date", "site", "role_needed", ...(matching.session ? [] : (["start_time", "end_time"] as const))] as const).filter(
    (field) => matching[field] === "",
  );
