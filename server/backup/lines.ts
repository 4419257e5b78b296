/**
 * The lines of a backup. Those that begin with # are about what follows; every other line is one row as a JSON object:
 *
 *     #{"header":{…}}
 *     #{"table":"public.companies"}
 *     {"id":1,…}
 *     #{"sequence":"public.entity_id","value":1042,"isCalled":true}
 *     #{"end":{"rows":1,"sha256":"…"}}
 */
import { type BackupHeader } from "./header.ts";

export type Mark =
  | { header: BackupHeader }
  | { table: string }
  | { sequence: string; value: string; isCalled: boolean }
  | { end: { rows: number; sha256: string } };

export const writeMark = (mark: Mark): string => `#${JSON.stringify(mark)}`;

/** The mark that the line is, or undefined where it is a row. */
export const readMark = (line: string): Mark | undefined =>
  line.startsWith("#") ? (JSON.parse(line.slice(1)) as Mark) : undefined;
