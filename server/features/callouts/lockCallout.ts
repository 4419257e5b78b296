/** A callout with its lists and answers, locked so that what is decided about it stays true (product.md I2, I3). */
import { type Selectable } from "kysely";
import { type Tables } from "../../db/schema.ts";
import { notFound } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";

export type CalloutFacts = Selectable<Tables["callouts"]>;
export type ResponseFacts = Selectable<Tables["responses"]>;
export type ListFacts = Selectable<Tables["lists"]> & {
  site_name: string;
  site_short_name: string;
  site_address: string | null;
  site_phone: string | null;
  site_access_notes: string | null;
  site_map_url: string | null;
  /** As the mails and titles say it, from our surgeons or as free text. */
  surgeon: string;
};

export type LockedCallout = { callout: CalloutFacts; lists: ListFacts[]; responses: ResponseFacts[] };

export const listsOf = (tx: CompanyWork["tx"], calloutId: number): Promise<ListFacts[]> =>
  tx
    .selectFrom("lists")
    .innerJoin("callout_lists", "callout_lists.list_id", "lists.id")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .selectAll("lists")
    .select(["sites.name as site_name", "sites.short_name as site_short_name", "sites.address as site_address"])
    .select(["sites.phone as site_phone", "sites.access_notes as site_access_notes", "sites.map_url as site_map_url"])
    .select((e) => e.fn.coalesce("surgeons.display_name", "lists.surgeon_name", e.val("")).as("surgeon"))
    .where("callout_lists.callout_id", "=", calloutId)
    .orderBy("lists.starts_at")
    .orderBy("lists.id")
    .execute();

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
  return { callout, lists, responses };
}

const confirmedFor = ({ responses }: LockedCallout, list: { id: number }): ResponseFacts[] =>
  responses.filter((one) => one.list_id === list.id && one.outcome === "confirmed");

export const isFilled = (locked: LockedCallout, list: { id: number; positions: number }): boolean =>
  confirmedFor(locked, list).length >= list.positions;

/** Said yes or maybe. */
export const isOffered = ({ response }: ResponseFacts): boolean => response === "available" || response === "if_needed";

/** Said yes or maybe, and is undecided about or on standby (R5, R7). */
export const isBookable = (one: ResponseFacts): boolean =>
  (one.outcome === "none" || one.outcome === "standby") && isOffered(one);

/** Said yes or maybe, and not decided about yet. */
export const isOffer = (one: ResponseFacts): boolean => one.outcome === "none" && isOffered(one);
