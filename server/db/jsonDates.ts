/** Points in time of rows that PostgreSQL hands over as JSON, where they are text. */

type Text<Row> = { [Key in keyof Row]: Row[Key] extends string | null ? Key : never }[keyof Row];
type WithDates<Row, Key extends keyof Row> = Omit<Row, Key> & {
  [One in Key]: null extends Row[One] ? Date | null : Date;
};

/** `keys`: the columns that are points in time. */
export function withDates<Row extends object, Key extends Text<Row>>(
  row: Row,
  keys: readonly Key[],
): WithDates<Row, Key> {
  const dates = keys.map((key) => {
    const text = row[key] as string | null;
    return [key, text === null ? null : new Date(text)];
  });
  return { ...row, ...Object.fromEntries(dates) };
}
