/** A file as a table of texts: whatever a spreadsheet saves as CSV, in the encodings and with the separators they use. */
import papa from "papaparse";
import { unguardCell } from "../../contract/files/csvCell.ts";

/** `number`: as the spreadsheet numbers the row. */
type TableRow = { number: number; cells: string[] };
export type Table = { name: string; headers: string[]; rows: TableRow[] };
/** Why a file cannot be read; the screen has words for each. */
export type Unreadable = { problem: "spreadsheet" | "tooLarge" | "tooMany" | "empty" | "unreadable"; count?: number };

/** Bytes: far more than the rows of any import. */
export const LARGEST_FILE_BYTES = 8 * 1024 * 1024;
/** How the files of spreadsheet programs begin: a ZIP, or the older container. */
const SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Undefined where the bytes are none of that encoding. */
function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What Excel saves on Windows where people write more than Latin letters. */
const EXCEL_ENCODINGS = new Map([
  ["ja", "shift_jis"],
  ["zh", "gb18030"],
]);

/** By its mark, else UTF-8, else what Excel saves on Windows in the person's language. */
function decode(bytes: Uint8Array, language: string): string {
  if (begins(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (begins(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  const encoding = EXCEL_ENCODINGS.get(language);
  return (
    decodeAs("utf-8", bytes) ?? (encoding && decodeAs(encoding, bytes)) ?? new TextDecoder("windows-1252").decode(bytes)
  );
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== "");

/** `preview`: only so many rows. */
const parse = (text: string, delimiter: string, preview = 0): string[][] =>
  papa.parse<string[]>(text, { delimiter, preview }).data;

/** The one that parts the names of the columns best; the rows below may hold lists with separators of their own. */
function separatorOf(text: string, isColumnName: (text: string) => boolean): string {
  const scores = [",", ";", "\t"].map((delimiter) => {
    const head = parse(text, delimiter, 10).find(isFilled) ?? [];
    return { delimiter, score: 100 * head.filter(isColumnName).length + head.length };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** What Excel understands as a first line, "sep=;": no row of the table, which it does not number. */
const SAID_SEPARATOR = /^sep=(.)\r?\n/i;

type Expected = { isColumnName: (text: string) => boolean; most: number; language: string };

/** The first row that holds anything names the columns. */
export async function readTable(file: File, { isColumnName, most, language }: Expected): Promise<Table | Unreadable> {
  if (file.size > LARGEST_FILE_BYTES) return { problem: "tooLarge" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (SIGNATURES.some((signature) => begins(bytes, signature)) || /\.(xlsx?|xlsm|ods|numbers)$/i.test(file.name))
    return { problem: "spreadsheet" };
  const decoded = decode(bytes, language);
  if (decoded.includes("\u0000")) return { problem: "unreadable" };
  const [firstLine = "", said] = SAID_SEPARATOR.exec(decoded) ?? [];
  const text = decoded.slice(firstLine.length);
  const all = parse(text, said ?? separatorOf(text, isColumnName)).map((cells, at) => ({
    number: at + 1,
    cells: cells.map(unguardCell),
  }));
  const [head, ...rows] = all.filter(({ cells }) => isFilled(cells));
  if (!head || rows.length === 0) return { problem: "empty" };
  if (rows.length > most) return { problem: "tooMany", count: rows.length };
  return { name: file.name, headers: head.cells.map((cell) => cell.trim()), rows };
}
