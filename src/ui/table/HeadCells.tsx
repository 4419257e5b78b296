/** The heads of columns that cannot be sorted. */
export function HeadCells({ heads }: { heads: readonly string[] }) {
  return heads.map((head) => (
    <th key={head} scope="col">
      {head}
    </th>
  ));
}
