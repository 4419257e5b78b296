/** Lists out of a file: the rows that POST /lists/import takes, and what it says that it did. */
import { type Static, Type } from "typebox";
import { LIST_FIELDS, LIST_NOTES, LIST_RULES } from "../../files/listFields.ts";
import { dataOf, formText, integer, nullable, oneOf, strict, text } from "../base.ts";

const optional = Type.Optional(formText);

/** Texts as the file has them: what cannot be read is told by row and field. */
export const ListsImportRow = strict({
  /** The row's number in the file, as the person sees it. */
  row: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  /** YYYY-MM-DD, and wall times HH:MM; an end at or before the start is on the next day where the session may run past midnight. */
  date: formText,
  start_time: formText,
  end_time: formText,
  /** Without it the list has times of its own. */
  session: optional,
  /** The zone of the clocks that are meant; without it those of the site. */
  time_zone: optional,
  /** Full or short name of a site that the practice has. */
  site: formText,
  theatre: optional,
  /** The name of one of the practice's surgeons, or any other, which is kept as text. */
  surgeon: optional,
  specialty: optional,
  role_needed: formText,
  /** One without it. */
  positions: optional,
  case_mix: optional,
  notes_public: optional,
  notes_internal: optional,
});
export type ListsImportRow = Static<typeof ListsImportRow>;

export const ListsImportRequest = strict({ rows: Type.Array(ListsImportRow) });
export type ListsImportRequest = Static<typeof ListsImportRequest>;
export const ListsImportQuery = strict({ dry_run: Type.Optional(oneOf(["1"])) });

export const ListsImportError = Type.Object({
  row: integer,
  field: oneOf(LIST_FIELDS),
  rule: oneOf(LIST_RULES),
  count: Type.Optional(integer),
  value: Type.Optional(text),
  message: text,
});
export type ListsImportError = Static<typeof ListsImportError>;

/** `name`: of the closed days, the leave, the other list's surgeon or site, or the surgeon who is not known. */
export const ListsImportNote = Type.Object({ row: integer, kind: oneOf(LIST_NOTES), name: nullable(text) });
export type ListsImportNote = Static<typeof ListsImportNote>;

export const ListsImportReport = Type.Object({
  created: integer,
  /** Rows whose list is there already, or is that of an earlier row: `same_as` is the first such row. */
  existing: Type.Array(Type.Object({ row: integer, list_id: nullable(integer), same_as: nullable(integer) })),
  errors: Type.Array(ListsImportError),
  /** They do not keep a row from being imported. */
  notes: Type.Array(ListsImportNote),
});
export type ListsImportReport = Static<typeof ListsImportReport>;
export const ListsImportResponse = dataOf(ListsImportReport);
