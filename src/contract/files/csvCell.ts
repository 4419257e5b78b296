/** A cell of our CSV files: harmless in a spreadsheet, and read back as it was. */

/** What a spreadsheet would take for a formula, however many apostrophes already stand before it. */
export const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** The apostrophe that `csvLine` put there goes; one that belongs to a name stays. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** Several texts in one cell; signs of their own that would part them are marked. */
export const joinParts = (parts: readonly string[], marked = /[\\;]/g): string =>
  parts.map((part) => part.replaceAll(marked, "\\$&")).join("; ");

/** What `joinParts` joined, and what people write: separated by semicolons, or else as `orElse` says. */
export function splitParts(cell: string, orElse?: RegExp): string[] {
  const marked = cell.match(/(?:\\.|[^;\\]|\\$)+/gs) ?? [];
  const plain =
    orElse && !/[;\\]/.test(cell) ? cell.split(orElse) : marked.map((part) => part.replaceAll(/\\(.)/gs, "$1"));
  return plain.map((part) => part.trim()).filter(Boolean);
}

/** Without it, Excel takes UTF-8 for an older encoding. */
export const BYTE_ORDER_MARK = "\uFEFF";
