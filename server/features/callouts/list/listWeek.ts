/** The lists of some days, called out or not, narrowed by what is asked of their callouts. */

import { fold } from "../../../../src/contract/files/fold.ts";
import { typedDay } from "../../../../src/contract/rules/typedDay.ts";
import { type ListRow } from "../../../../src/contract/shapes/calloutList.ts";
import { type ListsQuery } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type Db, type Tx } from "../../../db/database.ts";
import { listsOfDays } from "../../lists/public.ts";
import { filtered } from "./calloutFilters.ts";

type AsksOfCallouts = Omit<ListsQuery, "from" | "to" | "site_id" | "surgeon_id" | "role">;

/** Of lists, those whose callout answers the filters; one that nobody was asked about can only be found by its own words. */
async function narrowed(db: Db | Tx, rows: ListRow[], query: AsksOfCallouts): Promise<ListRow[]> {
  const q = fold(query.q?.trim() ?? "");
  const day = typedDay(q);
  const onlyWords = Object.entries(query).every(([name, value]) => name === "q" || value === undefined);
  if (onlyWords && q === "") return rows;
  const shown = rows.flatMap(({ callout }) => callout?.id ?? []);
  const found = await db
    .selectFrom("callouts")
    .select("callouts.id")
    .where("callouts.id", "in", [0, ...shown])
    .where((e) => filtered(e, query))
    .execute();
  const matching = new Set(found.map(({ id }) => id));
  const says = ({ surgeon, site, date, theatre, specialty }: ListRow) =>
    [surgeon.name, site.name, site.short_name, date, theatre, specialty].some((words) =>
      fold(words ?? "").includes(q),
    ) ||
    (day !== null && date.includes(day));
  return rows.filter((row) => (row.callout ? matching.has(row.callout.id) : onlyWords && says(row)));
}

/** By start. */
export async function listWeek(db: Db | Tx, query: ListsQuery): Promise<ListRow[]> {
  const { from: _from, to: _to, site_id: _site, surgeon_id: _surgeon, role: _role, ...ofCallouts } = query;
  return narrowed(db, await listsOfDays(db, query), ofCallouts);
}
