/** The callouts behind a figure: each thing that it counts, one by one. */
import { type Kysely, sql } from "kysely";
import { FIGURE_KINDS, type Figure } from "../../../src/contract/insights.ts";
import { type BehindQuery, type BehindRow } from "../../../src/contract/shapes/insights.ts";
import { type Tables } from "../../db/schema.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { invalid } from "../../http/problem.ts";
import { answerItems, askedItems } from "./answers.ts";
import { fillTimeItems, firstOfferItems } from "./durations.ts";
import { aheadItems, e, filledItems, type Item, NONE, type Rows, type Scope } from "./lists.ts";
import { filledLists, mailItems } from "./mails.ts";
import { pageOf, type Slice } from "./slice.ts";
import { withdrawalItems } from "./withdrawals.ts";

type Narrowed = Pick<BehindQuery, "figure" | "kind" | "week" | "doctor_id" | "group_id">;

const ITEMS: Record<Exclude<Figure, "mails">, (scope: Scope) => Rows<Item>> = {
  ahead: aheadItems,
  filled: filledItems,
  first_offer: firstOfferItems,
  fill_time: fillTimeItems,
  answers: answerItems,
  asked: askedItems,
  withdrawals: withdrawalItems,
};

type Counted = Item & { mails: number | null };

const withoutMails = (items: Rows<Item>): Rows<Counted> =>
  e.selectFrom(items.as("item")).selectAll("item").select(NONE.as("mails"));

/** Each with how many there are in all, counted in the same pass. */
function itemsOf({ figure, kind, week, doctor_id, group_id }: Narrowed, scope: Scope) {
  const kinds: readonly string[] = FIGURE_KINDS[figure];
  if (kind && !kinds.includes(kind)) throw invalid({ kind: [`is not told apart by ${figure}`] });
  const all: Rows<Counted> = figure === "mails" ? mailItems(scope) : withoutMails(ITEMS[figure](scope));
  let items = e.selectFrom(all.as("item"));
  if (kind) items = items.where("item.kind", "=", kind);
  if (week) items = items.where("item.week", "=", week);
  if (doctor_id) items = items.where("item.doctor_id", "=", doctor_id);
  if (group_id)
    items = items.where("item.doctor_id", "in", (members) =>
      members
        .selectFrom("doctor_group_members")
        .select("doctor_group_members.doctor_id")
        .where("doctor_group_members.group_id", "=", group_id),
    );
  return items
    .selectAll("item")
    .select(sql<number>`count(*) over ()`.as("total"))
    .select(sql<number | null>`sum(item.mails) over ()`.as("all_mails"));
}

/** The next list first where they are ahead, else the last one. */
const orderOf = ({ figure }: Narrowed) => (figure === "ahead" ? "asc" : "desc");

/**
 * The page is cut before anything is looked up that only shows, and around the items: they are all counted, and the planner
 * must not take them for a few.
 */
const itemsOnPage = (narrowed: Narrowed, scope: Scope, { limit, offset }: Slice) =>
  e
    .selectFrom(itemsOf(narrowed, scope).as("item"))
    .selectAll("item")
    .orderBy("item.starts_at", orderOf(narrowed))
    .orderBy("item.callout_id")
    .orderBy("item.list_id")
    .orderBy("item.doctor_id")
    .limit(limit)
    .offset(offset);

const rowsOf = (db: Kysely<Tables>, narrowed: Narrowed, scope: Scope, slice: Slice) =>
  db
    .selectFrom(itemsOnPage(narrowed, scope, slice).as("item"))
    .leftJoin("callouts", "callouts.id", "item.callout_id")
    .leftJoin("lists", "lists.id", "item.list_id")
    .leftJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .leftJoin("doctors", "doctors.id", "item.doctor_id")
    .select(["item.kind", "item.minutes", "item.mails", "item.total", "item.all_mails"])
    .select(narrowed.figure === "mails" ? filledLists(sql.ref("item.callout_id")).as("filled") : NONE.as("filled"))
    .select(["callouts.id as callout_id", "callouts.reference", "callouts.title", "callouts.status"])
    .select(["lists.id as list_id", "lists.date", "lists.session", "lists.start_time", "lists.end_time"])
    .select(["lists.role_needed", "lists.surgeon_name", "sites.name as site", "surgeons.display_name"])
    .select(["doctors.id as doctor_id", "doctors.title as doctor_title", "doctors.first_name", "doctors.last_name"])
    .orderBy("item.starts_at", orderOf(narrowed))
    .orderBy("item.callout_id")
    .orderBy("item.list_id")
    .orderBy("item.doctor_id");

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>["executeTakeFirstOrThrow"]>>;

const listOf = ({ list_id: id, date, session, start_time, end_time, role_needed, ...row }: Row): BehindRow["list"] =>
  id && date && session && start_time && end_time && role_needed
    ? { id, date, session, start_time, end_time, role_needed, ...placeOf(row) }
    : null;

const placeOf = (row: Pick<Row, "site" | "display_name" | "surgeon_name">) => ({
  site: row.site ?? "",
  surgeon: row.display_name ?? row.surgeon_name ?? "",
});

function calloutOf({ callout_id: id, reference, title, status }: Row): BehindRow["callout"] {
  return id && reference && title !== null && status ? { id, reference, title, status } : null;
}

function doctorOf({ doctor_id: id, doctor_title: title, first_name, last_name }: Row): BehindRow["doctor"] {
  return id ? { id, name: doctorName({ title, first_name: first_name ?? "", last_name: last_name ?? "" }) } : null;
}

/** `total` is the figure itself; of emails, which are many to a callout, `mails` is. */
export async function behind(
  db: Kysely<Tables>,
  scope: Scope,
  narrowed: Narrowed,
  slice: Slice,
): Promise<{ rows: BehindRow[]; total: number; mails: number | null }> {
  const { rows, first } = await pageOf((one) => rowsOf(db, narrowed, scope, one).execute(), slice);
  return {
    rows: rows.map((row) => ({
      callout: calloutOf(row),
      list: listOf(row),
      doctor: doctorOf(row),
      kind: row.kind,
      minutes: row.minutes,
      mails: row.mails,
      filled: row.filled,
    })),
    total: first?.total ?? 0,
    mails: narrowed.figure === "mails" ? (first?.all_mails ?? 0) : null,
  };
}
