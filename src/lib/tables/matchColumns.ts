/** Which column holds what: guessed from the names of the columns, or as the person said for such a file before. */
import { normalise } from "../../contract/files/synonyms.ts";
import { recall, remember } from "../remembered.ts";

/** By field: the column's index as text, "=anaesthetist" for one value in all rows, or the empty text for nothing. */
export type Matching<Field extends string> = Record<Field, string>;

/** What columns are remembered by: their names, the second and later ones of a name with a number. */
function namesOf(headers: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headers.map((header) => {
    const name = normalise(header);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

/** What was said before, by the column's name: a field, or the empty text for a column that holds nothing of use. */
function saidBefore(key: string): Record<string, string> {
  try {
    const read: unknown = JSON.parse(recall(key) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, string>) : {};
  } catch {
    // Broken: the names alone must do.
    return {};
  }
}

/** Of the field's synonyms, the earliest that names a free column. */
function guess(synonyms: readonly string[], free: ReadonlyMap<number, string>): number | undefined {
  for (const word of synonyms) for (const [at, header] of free) if (header === word) return at;
  return undefined;
}

/** `headerSynonyms`: the likelier first. `rememberedAs`: under which name the browser keeps what a person said. */
type Kind<Field extends string> = {
  fields: readonly Field[];
  headerSynonyms: Record<Field, readonly string[]>;
  rememberedAs: string;
};

/** The columns of one kind of file. */
export function columnsOf<Field extends string>({ fields, headerSynonyms, rememberedAs }: Kind<Field>) {
  const names = new Set(fields.flatMap((field) => headerSynonyms[field]));
  return {
    isColumnName: (text: string): boolean => names.has(normalise(text)),
    rememberColumns: (headers: readonly string[], matching: Matching<Field>): void => {
      const said = namesOf(headers).map((name, at) => [
        name,
        fields.find((field) => matching[field] === String(at)) ?? "",
      ]);
      remember(rememberedAs, JSON.stringify({ ...saidBefore(rememberedAs), ...Object.fromEntries(said) }));
    },
    /** No column is taken twice. */
    matchColumns: (headers: readonly string[]): Matching<Field> => {
      const before = saidBefore(rememberedAs);
      const free = new Map(
        headers.map((header, at) => [at, normalise(header)] as const).filter(([, header]) => header !== ""),
      );
      const matching = Object.fromEntries(fields.map((field) => [field, ""])) as Matching<Field>;
      const take = (field: Field, at: number | undefined): void => {
        if (at === undefined || matching[field] !== "") return;
        matching[field] = String(at) as Matching<Field>[Field];
        free.delete(at);
      };
      for (const [at, name] of namesOf(headers).entries()) {
        if (!free.has(at)) continue;
        const said = Object.hasOwn(before, name) ? before[name] : undefined;
        const field = fields.find((one) => one === said);
        if (field) take(field, at);
        else if (said === "") free.delete(at);
      }
      for (const field of fields) take(field, guess(headerSynonyms[field], free));
      return matching;
    },
  };
}

/** What a row says by field. */
export function cellsOf<Field extends string>(
  fields: readonly Field[],
  matching: Matching<Field>,
  cells: readonly string[],
): Record<Field, string> {
  const textOf = (field: Field): string => {
    const from = matching[field];
    if (from.startsWith("=")) return from.slice(1);
    return (from === "" ? "" : (cells[Number(from)] ?? "")).trim();
  };
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<Field, string>;
}
