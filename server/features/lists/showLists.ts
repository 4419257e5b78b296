/** Lists as the wire has them, with the callout that asks for them and who is booked (product.md §2.5, Q11). */
import { type CalloutStatus } from "../../../src/contract/callout.ts";
import { type DoctorRef } from "../../../src/contract/doctor.ts";
import { type ListRow, type ListsQuery } from "../../../src/contract/list.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { invalid, notFound } from "../../plugins/problem.ts";
import { filtered } from "../callouts/calloutFilters.ts";
import { doctorRef } from "../doctors/doctorName.ts";
import { presentList } from "./presentList.ts";

/** Days; a month and the weeks it touches are asked for at once, never a whole history. */
const LONGEST = 31;
const DAY = 86_400_000;
const LIVE: readonly CalloutStatus[] = ["draft", "scheduled", "open", "confirmed"];

const listsQuery = (db: Db | Tx) =>
  db
    .selectFrom("lists")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .leftJoin("users", "users.id", "lists.updated_by")
    .selectAll("lists")
    .select(["sites.name as site_name", "sites.short_name as site_short_name"])
    .select(["surgeons.display_name as surgeon_display_name", "users.first_name", "users.last_name"]);

type AsksOfCallouts = Omit<ListsQuery, "from" | "to" | "site_id" | "surgeon_id" | "role">;
type Found = Awaited<ReturnType<ReturnType<typeof listsQuery>["execute"]>>[number];

const calloutsOf = (db: Db | Tx, ids: number[]) =>
  db
    .selectFrom("callout_lists")
    .innerJoin("callouts", "callouts.id", "callout_lists.callout_id")
    .select(["callout_lists.list_id", "callouts.id", "callouts.reference", "callouts.status"])
    .select(["callouts.title", "callouts.title_own"])
    .where("callout_lists.list_id", "in", ids)
    .orderBy("callouts.id", "desc")
    .execute();

const bookingsOf = (db: Db | Tx, ids: number[]) =>
  db
    .selectFrom("responses")
    .innerJoin("doctors", "doctors.id", "responses.doctor_id")
    .select(["responses.list_id", "doctors.id", "doctors.title", "doctors.first_name", "doctors.last_name"])
    .select("doctors.grade")
    .where("responses.list_id", "in", ids)
    .where("responses.outcome", "=", "confirmed")
    .orderBy("responses.decided_at")
    .execute();

const calloutRef = ({ list_id: _list, ...callout }: Awaited<ReturnType<typeof calloutsOf>>[number]) => callout;

const present = (
  list: Found,
  callout: NonNullable<ListRow["callout"]> | undefined,
  confirmed: DoctorRef[],
): ListRow => ({
  ...presentList(list),
  confirmed,
  callout: callout ?? null,
  updated_by: list.first_name === null ? null : `${list.first_name} ${list.last_name}`.trim(),
  updated_at: list.updated_at.toISOString(),
  lock_version: list.lock_version,
});

async function presentAll(db: Db | Tx, found: Found[]): Promise<ListRow[]> {
  const ids = found.map((list) => list.id);
  if (ids.length === 0) return [];
  const callouts = Map.groupBy(await calloutsOf(db, ids), (one) => one.list_id);
  const bookings = Map.groupBy(await bookingsOf(db, ids), (one) => one.list_id);
  return found.map((list) => {
    const asking = callouts.get(list.id) ?? [];
    const live = asking.find(({ status }) => LIVE.includes(status)) ?? asking[0];
    return present(list, live && calloutRef(live), (bookings.get(list.id) ?? []).map(doctorRef));
  });
}

/** Throws `notFound` for ids that are not this company's (I7). */
export async function showList(db: Db | Tx, id: number): Promise<ListRow> {
  const [row] = await presentAll(db, await listsQuery(db).where("lists.id", "=", id).execute());
  if (!row) throw notFound("list");
  return row;
}

/** Of lists, those whose callout answers the filters; one that nobody was asked about can only be found by its own words. */
async function narrowed(db: Db | Tx, rows: ListRow[], query: AsksOfCallouts): Promise<ListRow[]> {
  const q = query.q?.trim().toLowerCase() ?? "";
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
  const says = ({ surgeon, site }: ListRow) =>
    [surgeon.name, site.name, site.short_name].some((words) => words.toLowerCase().includes(q));
  return rows.filter((row) => (row.callout ? matching.has(row.callout.id) : onlyWords && says(row)));
}

/** Those of some days, called out or not, by start. */
export async function findLists(db: Db | Tx, { from, to, site_id, surgeon_id, role, ...of }: ListsQuery) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  if (!(days >= 0 && days <= LONGEST)) throw invalid({ to: [`must be at most ${LONGEST} days after from`] });
  const found = await listsQuery(db)
    .where("lists.date", ">=", from)
    .where("lists.date", "<=", to)
    .$if(site_id !== undefined, (query) => query.where("lists.site_id", "=", site_id ?? 0))
    .$if(surgeon_id !== undefined, (query) => query.where("lists.surgeon_id", "=", surgeon_id ?? 0))
    .$if(role !== undefined, (query) => query.where("lists.role_needed", "=", role ?? "other"))
    .orderBy("lists.starts_at")
    .orderBy("lists.id")
    .execute();
  return narrowed(db, await presentAll(db, found), of);
}
