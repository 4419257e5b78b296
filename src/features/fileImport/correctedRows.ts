/** What was corrected in a row before stays so where the file's columns are matched anew. */

type Row<Field extends string> = { number: number; cells: Record<Field, string> };
type Work<Field extends string, One> = {
  rows: readonly One[];
  /** By row: fields that somebody changed. */
  touched: ReadonlyMap<number, readonly Field[]>;
};

/** Gives a row its corrections back, except in fields that another column holds now. */
export function correctedRows<Field extends string, One extends Row<Field>>(
  before: Work<Field, One>,
  isSame: (field: Field) => boolean,
): (row: One) => One {
  const earlier = new Map(before.rows.map((row) => [row.number, row.cells]));
  return (row) => {
    const cells = earlier.get(row.number);
    const fields = (before.touched.get(row.number) ?? []).filter(isSame);
    if (!cells || fields.length === 0) return row;
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(fields.map((field) => [field, cells[field]])) } };
  };
}
