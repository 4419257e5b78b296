/** What a name in a file means among the practice's own. */
import { fold } from "../../src/contract/files/fold.ts";

/** Several could be meant: which, a person has to say. */
export const AMBIGUOUS_NAME = "ambiguous";

type Way<Row> = { of: (row: Row) => string; key: (name: string) => string };

const asWritten = (name: string): string => name.trim();

/** Without case, accents and signs, whatever stands between the words. */
export const wordsOf = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Exactly first. */
export const waysBy = <Row>(of: (row: Row) => string): Way<Row>[] => [
  { of, key: asWritten },
  { of, key: wordsOf },
];

/**
 * By the first of the ways to name them that fits any of them. `name` is what a person chooses by: of those that share it the
 * first is taken, since nobody could tell them apart.
 */
export function nameFinder<Row>(rows: readonly Row[], name: (row: Row) => string, ways: readonly Way<Row>[]) {
  const known = ways.map(({ of, key }) => ({ key, rows: Map.groupBy(rows, (row) => key(of(row))) }));
  return (asked: string): Row | typeof AMBIGUOUS_NAME | undefined => {
    for (const way of known) {
      const key = way.key(asked);
      const [found, ...others] = (key !== "" && way.rows.get(key)) || [];
      if (found) return others.every((other) => name(other) === name(found)) ? found : AMBIGUOUS_NAME;
    }
    return undefined;
  };
}
