/** A callout with its lists and answers, locked so that what is decided about it stays true. */

import { type Kysely, type Selectable } from "kysely";
import { saysYes } from "../../../../src/contract/callout.ts";
import { type Tables } from "../../../db/schema.ts";
import {
  contains,
  hasRoom,
  intersect,
  isCoveredBy,
  type Range,
  rangeOf,
  roomWithin,
} from "../../../domain/coverage.ts";
import { type CalloutRecord, type ListRecord, type ResponseRecord } from "../../../domain/records.ts";
import { notFound } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";

export type StandbyOffer = Selectable<Tables["standby_offers"]>;

/** `offers`: those to standbys that wait for an answer. */
export type LockedCallout = {
  callout: CalloutRecord;
  lists: ListRecord[];
  responses: ResponseRecord[];
  offers: StandbyOffer[];
};

const listsQuery = (tx: Kysely<Tables>) =>
  tx
    .selectFrom("lists")
    .innerJoin("callout_lists", "callout_lists.list_id", "lists.id")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .selectAll("lists")
    .select(["sites.name as site_name", "sites.short_name as site_short_name", "sites.address as site_address"])
    .select(["sites.phone as site_phone", "sites.access_notes as site_access_notes", "sites.map_url as site_map_url"])
    .select((e) => e.fn.coalesce("surgeons.display_name", "lists.surgeon_name", e.val("")).as("surgeon"))
    .orderBy("lists.starts_at")
    .orderBy("lists.id");

export const listsOf = (tx: Kysely<Tables>, calloutId: number): Promise<ListRecord[]> =>
  listsQuery(tx).where("callout_lists.callout_id", "=", calloutId).execute();

/** The lists of several callouts at once, by callout. */
export async function listsByCallout(
  tx: Kysely<Tables>,
  calloutIds: readonly number[],
): Promise<Map<number, ListRecord[]>> {
  const rows = await listsQuery(tx)
    .select("callout_lists.callout_id as of_callout")
    .where("callout_lists.callout_id", "in", [0, ...calloutIds])
    .execute();
  const lists = new Map<number, ListRecord[]>(calloutIds.map((id) => [id, []]));
  for (const { of_callout, ...list } of rows) lists.get(of_callout)?.push(list);
  return lists;
}

/**
 * Always in this order, so that no two transactions wait for each other: callout, its lists by id, doctors by id; the
 * company's row (the notifications' sequence) comes last. Rows that others point at are locked "for no key update":
 * a stronger lock would also wait for every insert that mentions them.
 */
export async function lockCallout(
  { tx }: CompanyWork,
  calloutId: number,
  doctorIds: readonly number[] = [],
): Promise<LockedCallout> {
  const callout = await tx
    .selectFrom("callouts")
    .selectAll()
    .where("id", "=", calloutId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!callout) throw notFound("callout");
  await tx
    .selectFrom("lists")
    .select("id")
    .where("id", "in", (e) => e.selectFrom("callout_lists").select("list_id").where("callout_id", "=", calloutId))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (doctorIds.length > 0)
    await tx.selectFrom("doctors").select("id").where("id", "in", doctorIds).orderBy("id").forNoKeyUpdate().execute();
  const lists = await listsOf(tx, calloutId);
  const responses = await tx
    .selectFrom("responses")
    .selectAll()
    .where("callout_id", "=", calloutId)
    .orderBy("id")
    .execute();
  const offers = await tx
    .selectFrom("standby_offers")
    .selectAll()
    .where("callout_id", "=", calloutId)
    .where("status", "=", "open")
    .execute();
  return { callout, lists, responses, offers };
}

type Answers = { responses: readonly ResponseRecord[] };
type ListLike = { id: number; starts_at: Date; ends_at: Date; positions: number };

export function listOf(locked: Pick<LockedCallout, "callout" | "lists">, response: ResponseRecord): ListRecord {
  const list = locked.lists.find((one) => one.id === response.list_id);
  if (!list) throw new Error(`List ${response.list_id} is not of callout ${locked.callout.id}`);
  return list;
}

/** Those that the callout still asks for. */
export const liveLists = ({ lists }: Pick<LockedCallout, "lists">): ListRecord[] =>
  lists.filter((list) => list.cover_status !== "cancelled");

/** What a doctor is booked for. */
export const bookedRange = ({ booked_from, booked_to }: ResponseRecord): Range | undefined =>
  booked_from && booked_to ? { from: booked_from, to: booked_to } : undefined;

/** What the doctor has agreed to be booked for: the booking as it is, unless a change of it has no answer yet. */
export function agreedBooking(one: ResponseRecord): Range | undefined {
  const { consent, agreed_from: from, agreed_to: to } = one;
  return consent !== null && from && to ? { from, to } : bookedRange(one);
}

export const bookingsFor = ({ responses }: Answers, list: { id: number }): Range[] =>
  responses
    .filter((one) => one.list_id === list.id && one.outcome === "confirmed")
    .flatMap((one) => bookedRange(one) ?? []);

export const isCovered = (answers: Answers, list: ListLike): boolean => isCoveredBy(list, bookingsFor(answers, list));

/** Said yes or maybe. */
export const isOffered = ({ response }: ResponseRecord): boolean => saysYes(response);

/** The times the yes was given for, as far as the list still has them. */
export function offeredRange(one: ResponseRecord, list: ListLike): Range | undefined {
  if (!isOffered(one)) return undefined;
  const { offered_from: from, offered_to: to } = one;
  return from && to ? intersect({ from, to }, rangeOf(list)) : rangeOf(list);
}

/** Said yes or maybe, was not stood down since, and is undecided about or on standby. */
export const isBookable = (one: ResponseRecord): boolean =>
  (one.outcome === "none" || one.outcome === "standby") && isOffered(one) && !one.stood_down_at;

/** Said yes or maybe, and not decided about yet. */
export const isUndecidedOffer = (one: ResponseRecord): boolean => one.outcome === "none" && isOffered(one);

/** What can be booked by the doctor's own word: the offer, as far as somebody is still needed then. */
export function agreedRange(answers: Answers, list: ListLike, one: ResponseRecord): Range | undefined {
  const offer = isBookable(one) ? offeredRange(one, list) : undefined;
  return offer && roomWithin(list, bookingsFor(answers, list), offer);
}

/** What can be booked where the office has spoken to the doctor: all that is open, in one stretch. */
export const openRange = (answers: Answers, list: ListLike): Range | undefined =>
  roomWithin(list, bookingsFor(answers, list), rangeOf(list));

/** Whether the doctor has said yes to these times and may still be taken at that word. */
export function hasAgreed(one: ResponseRecord, list: ListLike, range: Range): boolean {
  const offer = isBookable(one) ? offeredRange(one, list) : undefined;
  return offer !== undefined && contains(offer, range);
}

export const hasRoomFor = (answers: Answers, list: ListLike, range: Range): boolean =>
  hasRoom(list, bookingsFor(answers, list), range);
