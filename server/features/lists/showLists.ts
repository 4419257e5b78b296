/** Lists as the wire has them, with the callout that asks for them and who is booked. */

import { type CalloutStatus, YES_ANSWERS } from "../../../src/contract/callout.ts";
import { DAY_MS } from "../../../src/contract/durations.ts";
import { MOST_WEEKS } from "../../../src/contract/planning.ts";
import { type ListRow } from "../../../src/contract/shapes/calloutList.ts";
import { type ListsQuery } from "../../../src/contract/shapes/calloutRequests.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { presentList } from "../../domain/presentList.ts";
import { invalid, notFound } from "../../http/problem.ts";

/** As many days as are planned at once, whose lists are then called out; never a whole history. */
const MOST_DAYS = 7 * MOST_WEEKS;
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

type Found = Awaited<ReturnType<ReturnType<typeof listsQuery>["execute"]>>[number];

const calloutsOf = (db: Db | Tx, ids: number[]) =>
  db
    .selectFrom("callout_lists")
    .innerJoin("callouts", "callouts.id", "callout_lists.callout_id")
    .select(["callout_lists.list_id", "callouts.id", "callouts.reference", "callouts.status"])
    .select(["callouts.title", "callouts.title_own", "callouts.asks_usual"])
    .select((e) =>
      e
        .selectFrom("responses as offer")
        .innerJoin("doctors", "doctors.id", "offer.doctor_id")
        .whereRef("offer.callout_id", "=", "callout_lists.callout_id")
        .whereRef("offer.list_id", "=", "callout_lists.list_id")
        .where("doctors.archived_at", "is", null)
        .where("offer.outcome", "=", "none")
        .where("offer.response", "in", YES_ANSWERS)
        .select((o) => o.fn.countAll<number>().as("count"))
        .as("offers"),
    )
    .where("callout_lists.list_id", "in", ids)
    .orderBy("callouts.id", "desc")
    .execute();

const bookingsOf = (db: Db | Tx, ids: number[]) =>
  db
    .selectFrom("responses")
    .innerJoin("doctors", "doctors.id", "responses.doctor_id")
    .select(["responses.id as response_id", "responses.list_id", "responses.acknowledged_at", "responses.consent"])
    .select(["responses.consent_due_at", "doctors.id", "doctors.title", "doctors.first_name", "doctors.last_name"])
    .select((e) => [e.ref("booked_from").$notNull().as("from"), e.ref("booked_to").$notNull().as("to")])
    .select("doctors.grade")
    .where("responses.list_id", "in", ids)
    .where("responses.outcome", "=", "confirmed")
    .orderBy("responses.decided_at")
    .orderBy("responses.id")
    .execute();

type Asking = Awaited<ReturnType<typeof calloutsOf>>[number];

const calloutRef = ({ list_id: _list, asks_usual: _usual, offers: _offers, ...callout }: Asking) => callout;

/** The live one; else the newest, unless the usual doctor alone was asked there and refused: then the list is by itself again. */
const calloutOf = (list: Found, asking: readonly Asking[]): Asking | undefined =>
  asking.find(({ status }) => LIVE.includes(status)) ??
  asking.find(({ asks_usual, status }) => list.cover_status === "cancelled" || !(asks_usual && status === "cancelled"));

const present = (
  list: Found,
  callout: Asking | undefined,
  bookings: Awaited<ReturnType<typeof bookingsOf>>,
): ListRow => ({
  ...presentList(list, bookings),
  callout: callout ? calloutRef(callout) : null,
  offers: list.cover_status === "calling" ? Number(callout?.offers ?? 0) : 0,
  updated_by: list.first_name === null ? null : `${list.first_name} ${list.last_name}`.trim(),
  updated_at: list.updated_at.toISOString(),
});

async function presentAll(db: Db | Tx, found: Found[]): Promise<ListRow[]> {
  const ids = found.map((list) => list.id);
  if (ids.length === 0) return [];
  const callouts = Map.groupBy(await calloutsOf(db, ids), (one) => one.list_id);
  const bookings = Map.groupBy(await bookingsOf(db, ids), (one) => one.list_id);
  return found.map((list) => {
    const callout = calloutOf(list, callouts.get(list.id) ?? []);
    return present(list, callout, bookings.get(list.id) ?? []);
  });
}

/** Throws `notFound` for ids that are not this company's. */
export async function showList(db: Db | Tx, id: number): Promise<ListRow> {
  const [row] = await presentAll(db, await listsQuery(db).where("lists.id", "=", id).execute());
  if (!row) throw notFound("list");
  return row;
}

/** Those of some days, called out or not, by start. */
export async function listsOfDays(
  db: Db | Tx,
  { from, to, site_id, surgeon_id, role }: ListsQuery,
): Promise<ListRow[]> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (!(days >= 0 && days < MOST_DAYS)) throw invalid({ to: [`must be less than ${MOST_DAYS} days after from`] });
  const found = await listsQuery(db)
    .where("lists.date", ">=", from)
    .where("lists.date", "<=", to)
    .$if(site_id !== undefined, (query) => query.where("lists.site_id", "in", site_id ?? []))
    .$if(surgeon_id !== undefined, (query) => query.where("lists.surgeon_id", "in", surgeon_id ?? []))
    .$if(role !== undefined, (query) => query.where("lists.role_needed", "in", role ?? []))
    .orderBy("lists.starts_at")
    .orderBy("lists.id")
    .execute();
  return presentAll(db, found);
}
