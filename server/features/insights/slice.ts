/** A page of rows that each tell something of all pages, such as how many rows there are: counted in the same pass. */

export type Slice = { limit: number; offset: number };

/** `first`: a row of the page or, behind the last one, of another; none where there are no rows at all. */
export async function pageOf<Row>(
  read: (slice: Slice) => Promise<Row[]>,
  slice: Slice,
): Promise<{ rows: Row[]; first: Row | undefined }> {
  const rows = await read(slice);
  const isBehind = rows.length === 0 && slice.offset > 0;
  const [first] = isBehind ? await read({ limit: 1, offset: 0 }) : rows;
  return { rows, first };
}
