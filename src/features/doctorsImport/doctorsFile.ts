/** A file of doctors: how it is read, and what its columns are called. */
import { IMPORT_FIELDS, IMPORT_ROWS, type ImportField, NEEDED_FIELDS } from "../../contract/files/importFields.ts";
import { columnsOf, type Matching as Matched } from "../../lib/tables/matchColumns.ts";
import { readTable, type Table, type Unreadable } from "../../lib/tables/readTable.ts";
import { HEADER_SYNONYMS } from "./headerSynonyms.ts";

export type Matching = Matched<ImportField>;

const columns = columnsOf({
  fields: IMPORT_FIELDS,
  headerSynonyms: HEADER_SYNONYMS,
  rememberedAs: "doctorsImportColumns",
});
export const { matchColumns, rememberColumns } = columns;

/** `language`: the person's. */
export const readDoctors = (file: File, language: string): Promise<Table | Unreadable> =>
  readTable(file, { isColumnName: columns.isColumnName, most: IMPORT_ROWS, language });

/** Fields that every new doctor needs and no column holds yet. */
export const missingFields = (matching: Matching): ImportField[] =>
  NEEDED_FIELDS.filter((field) => matching[field] === "");
