/** Whom a surgeon's name in a file may mean where it is not written as the practice writes it; a person looks at it. */
import { fold } from "../../contract/files/fold.ts";
import { normalise } from "../../contract/files/synonyms.ts";
import { type DraftRow, nameKey } from "./draftRows.ts";

/** None that may be somebody’s initials. */
const TITLES = new Set([
  ...["mr", "mrs", "ms", "miss", "mx", "sir", "dame", "dr", "doctor", "prof", "professor"],
  ...["herr", "frau", "doktor", "mme", "mlle", "docteur", "professeur"],
  ...["sra", "srta", "dra", "doctora", "profesor", "profesora"],
]);

type Named = { surname: string; given: string[] };

/** "Mr A. Keane", "Keane, Aoife" and "KEANE A": the surname is what stands before a comma, else the last word. */
function nameIn(text: string): Named {
  const [head = [], ...rest] = text.split(",").map((part) =>
    fold(part)
      .replaceAll("’", "'")
      .split(/[^\p{L}\p{N}'-]+/u)
      .filter((word) => word !== "" && !TITLES.has(word)),
  );
  const isTurned = rest.flat().length > 0;
  const words = isTurned ? [...rest.flat(), ...head] : head;
  const surname = words.findLast((word) => word.length > 1) ?? "";
  return { surname, given: words.filter((word) => word !== surname) };
}

/** An initial stands for any name that begins with it. */
const canBe = (one: Named, other: Named): boolean =>
  one.given.length === 0 ||
  other.given.length === 0 ||
  one.given.every((word) => other.given.some((name) => name.startsWith(word) || word.startsWith(name)));

/** By the text's key, the only surgeon of that surname; none for whom another first name is written. */
export function guessedSurgeons(
  rows: readonly DraftRow[],
  surgeons: readonly { display_name: string }[],
  decided: ReadonlyMap<string, string>,
): Map<string, string> {
  const known = new Set(surgeons.map(({ display_name }) => normalise(display_name)));
  const bySurname = Map.groupBy(surgeons, ({ display_name }) => nameIn(display_name).surname);
  const guesses = new Map<string, string>();
  for (const text of new Set(rows.map(({ cells }) => cells.surgeon.trim()))) {
    if (known.has(normalise(text)) || decided.has(nameKey("surgeon", text))) continue;
    const said = nameIn(text);
    const [only, ...others] = (said.surname && bySurname.get(said.surname)) || [];
    if (only && others.length === 0 && canBe(said, nameIn(only.display_name)))
      guesses.set(nameKey("surgeon", text), only.display_name);
  }
  return guesses;
}
