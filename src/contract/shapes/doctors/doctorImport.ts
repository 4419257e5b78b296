/** Doctors out of a file: the rows that POST /doctors/import takes, and what it says that it did. */
import { type Static, Type } from "typebox";
import { IMPORT_FIELDS, IMPORT_RULES, KNOWN_CHOICES } from "../../files/importFields.ts";
import { dataOf, formText, integer, nullable, oneOf, strict, text, upTo } from "../base.ts";

const optional = Type.Optional(formText);

/** `until`: the last day of a credential, YYYY-MM-DD. */
export const ImportSite = strict({ name: formText, until: nullable(upTo(100)) });
export type ImportSite = Static<typeof ImportSite>;

/** What is left out stays as it is; a file's empty cell never wipes anything. */
export const ImportRow = strict({
  /** The row's number in the file, as the person sees it. */
  row: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  /** What happens to it where its address is a doctor's already. */
  known: oneOf(KNOWN_CHOICES),
  first_name: formText,
  last_name: formText,
  email: formText,
  role: formText,
  title: optional,
  mobile_phone: optional,
  grade: optional,
  specialties: Type.Optional(Type.Array(formText, { maxItems: 100 })),
  registration_body: optional,
  registration_number: optional,
  locale: optional,
  /** Names of groups that the practice has. */
  groups: Type.Optional(Type.Array(formText, { maxItems: 100 })),
  /** Full or short names of sites that the practice has. */
  sites: Type.Optional(Type.Array(ImportSite, { maxItems: 200 })),
  notes: Type.Optional(upTo(10_000)),
});
export type ImportRow = Static<typeof ImportRow>;

/** New doctors without a language of their own have the practice's. */
export const ImportRequest = strict({ rows: Type.Array(ImportRow) });
export type ImportRequest = Static<typeof ImportRequest>;
export const ImportQuery = strict({ dry_run: Type.Optional(oneOf(["1"])) });

export const ImportError = Type.Object({
  row: integer,
  field: oneOf(IMPORT_FIELDS),
  rule: oneOf(IMPORT_RULES),
  count: Type.Optional(integer),
  value: Type.Optional(text),
  message: text,
});
export type ImportError = Static<typeof ImportError>;

export const ImportReport = Type.Object({
  created: integer,
  updated: integer,
  /** To be updated, but already as the file says. */
  unchanged: integer,
  skipped: integer,
  errors: Type.Array(ImportError),
  /** Rows whose address is a doctor's already. */
  known: Type.Array(Type.Object({ row: integer, id: integer, name: text })),
});
export type ImportReport = Static<typeof ImportReport>;
export const ImportResponse = dataOf(ImportReport);
