/** What a change was from and to, field by field, as text; of notes only that they changed, and never a secret. */
import { type AuditDiff } from "../../src/contract/shapes/audit.ts";

/** Characters of each value: the log says what changed, it is no copy of it. */
const LONGEST_CHARACTERS = 200;
/** Written for people of the practice, and gone once they are changed (docs/decisions/0018). */
const UNTOLD = new Set(["notes", "internal_notes", "access_notes"]);

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  const letters = [...(Array.isArray(value) ? value.join(", ") : String(value))];
  if (letters.length === 0) return null;
  return letters.length > LONGEST_CHARACTERS ? `${letters.slice(0, LONGEST_CHARACTERS).join("")}…` : letters.join("");
}

const asJson = (value: unknown): string => JSON.stringify(value ?? null);

/** The fields of `after` that were others before; values are texts, numbers, truths, or lists of them. */
export function auditDiff(before: Record<string, unknown>, after: Record<string, unknown>): AuditDiff {
  const changed = Object.keys(after).filter((field) => asJson(before[field]) !== asJson(after[field]));
  return Object.fromEntries(
    changed.map((field) => [field, UNTOLD.has(field) ? [null, null] : [textOf(before[field]), textOf(after[field])]]),
  );
}
