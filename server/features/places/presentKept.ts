/** What sites and surgeons tell alike: whether anything names them, and since when they are put away. */
import { type SqlBool } from "kysely";

export const presentKept = <Row extends { in_use: SqlBool; archived_at: Date | null }>({
  in_use,
  archived_at,
  ...row
}: Row) => ({
  ...row,
  in_use: Boolean(in_use),
  archived_at: archived_at?.toISOString() ?? null,
});
