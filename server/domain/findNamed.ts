/** What a name in a file means among the practice's own. */

/** Several could be meant: which, a person has to say. */
export const AMBIGUOUS = "ambiguous";

/** By the first of the ways to name them that fits any of them. */
export function finder<Row>(
  rows: readonly Row[],
  ways: readonly { of: (row: Row) => string; key: (name: string) => string }[],
) {
  const known = ways.map(({ of, key }) => ({ key, rows: Map.groupBy(rows, (row) => key(of(row))) }));
  return (name: string): Row | typeof AMBIGUOUS | undefined => {
    for (const way of known) {
      const [found, ...others] = way.rows.get(way.key(name)) ?? [];
      if (found) return others.length > 0 ? AMBIGUOUS : found;
    }
    return undefined;
  };
}
