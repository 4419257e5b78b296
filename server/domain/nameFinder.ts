/** What a name in a file means among the practice's own. */

/** Several could be meant: which, a person has to say. */
export const AMBIGUOUS_NAME = "ambiguous";

/**
 * By the first of the ways to name them that fits any of them. `name` is what a person chooses by: of those that share it the
 * first is taken, since nobody could tell them apart.
 */
export function nameFinder<Row>(
  rows: readonly Row[],
  name: (row: Row) => string,
  ways: readonly { of: (row: Row) => string; key: (name: string) => string }[],
) {
  const known = ways.map(({ of, key }) => ({ key, rows: Map.groupBy(rows, (row) => key(of(row))) }));
  return (asked: string): Row | typeof AMBIGUOUS_NAME | undefined => {
    for (const way of known) {
      const [found, ...others] = way.rows.get(way.key(asked)) ?? [];
      if (found) return others.every((other) => name(other) === name(found)) ? found : AMBIGUOUS_NAME;
    }
    return undefined;
  };
}
