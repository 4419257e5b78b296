/** What speaks against a list where and when it would be, for whoever makes lists, moves them or asks doctors about them. */
import { type CoverStatus } from "../../../src/contract/callout.ts";
import { DAY_MS } from "../../../src/contract/durations.ts";
import { type DayOff, type PlaceNote } from "../../../src/contract/shapes/planning.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { type ListRecord, type PlannedList } from "../../domain/records.ts";
import { overlap } from "../../domain/span.ts";
import { listDaysOff } from "./listDaysOff.ts";

/** A list that is there, or that stands before this one. */
type Other = Pick<ListRecord, "starts_at" | "ends_at" | "site_id" | "site_short_name" | "theatre" | "surgeon_id"> & {
  surgeon: string | null;
};

/** A list that could be. */
type PlacedList = Other & { date: string };

const isOff = ({ date, surgeon_id }: PlacedList, { surgeon, starts_on, ends_on }: DayOff): boolean =>
  starts_on <= date && date <= ends_on && (surgeon === null || surgeon.id === surgeon_id);

/** What is named alike is said once. */
function daysOff(list: PlacedList, off: readonly DayOff[]): PlaceNote[] {
  const notes = off
    .filter((one) => isOff(list, one))
    .map(({ name, surgeon }): PlaceNote => ({ kind: surgeon ? "surgeon_away" : "closed", name }));
  return [...new Map(notes.map((note) => [`${note.kind} ${note.name}`, note])).values()];
}

/** Other lists at that time that seem to be the same one. */
function clashes(list: PlacedList, others: readonly Other[]): PlaceNote[] {
  const near = others.filter((one) => overlap(one, list));
  const inTheatre = near.find(
    (one) => list.theatre !== null && one.site_id === list.site_id && one.theatre === list.theatre,
  );
  if (inTheatre) return [{ kind: "same_theatre", name: inTheatre.surgeon }];
  const ofSurgeon = near.find((one) => list.surgeon_id !== null && one.surgeon_id === list.surgeon_id);
  return ofSurgeon ? [{ kind: "same_surgeon", name: ofSurgeon.site_short_name }] : [];
}

type Around = { off: readonly DayOff[]; there: readonly (Other & { cover_status: CoverStatus })[] };

/**
 * One list after another: each takes its theatre and surgeon from those after it. `mayBeLeftOut`: only one that nothing speaks
 * against does.
 */
export function placedNotes({ off, there }: Around, mayBeLeftOut = true): (list: PlacedList) => PlaceNote[] {
  const others: Other[] = there.filter((one) => one.cover_status !== "cancelled");
  return (list) => {
    const notes = [...daysOff(list, off), ...clashes(list, others)];
    if (!mayBeLeftOut || notes.length === 0) others.push(list);
    return notes;
  };
}

type Placing = "date" | "starts_at" | "ends_at" | "site_id" | "site_short_name" | "theatre" | "surgeon_id" | "surgeon";
type Kept = readonly (Pick<PlannedList, Placing> & { id: number | null })[];

const spanOf = (lists: Kept) => ({
  from: new Date(Math.min(...lists.map(({ starts_at }) => starts_at.getTime()))),
  to: new Date(Math.max(...lists.map(({ ends_at }) => ends_at.getTime()))),
});

/** Others of these sites and surgeons in the time from the first list to the last one. None lasts two days. */
function listsNear(tx: Db | Tx, lists: Kept, draftId: number) {
  const { from, to } = spanOf(lists);
  return tx
    .selectFrom("lists")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .select(["lists.starts_at", "lists.ends_at", "lists.site_id", "lists.theatre", "lists.surgeon_id", "cover_status"])
    .select("sites.short_name as site_short_name")
    .select((e) => e.fn.coalesce("surgeons.display_name", "lists.surgeon_name").as("surgeon"))
    .where("lists.starts_at", "<", to)
    .where("lists.starts_at", ">", new Date(from.getTime() - 2 * DAY_MS))
    .where("lists.ends_at", ">", from)
    .where("lists.id", "not in", [0, ...lists.flatMap(({ id }) => id ?? [])])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("callout_lists")
            .select("list_id")
            .whereRef("list_id", "=", "lists.id")
            .where("callout_id", "=", draftId),
        ),
      ),
    )
    .where((e) =>
      e.or([
        e("lists.site_id", "in", [0, ...lists.map(({ site_id }) => site_id)]),
        e("lists.surgeon_id", "in", [0, ...lists.flatMap(({ surgeon_id }) => surgeon_id ?? [])]),
      ]),
    )
    .orderBy("lists.starts_at")
    .orderBy("lists.id")
    .execute();
}

/**
 * Of each of these lists, in their order. None of them clashes with itself as it is kept, nor with what is kept of the
 * draft that they are of.
 */
export async function notesOnLists(tx: Db | Tx, lists: Kept, draftId: number | null = null): Promise<PlaceNote[][]> {
  const dates = lists.map(({ date }) => date).sort();
  const there = await listsNear(tx, lists, draftId ?? 0);
  const off = await listDaysOff(tx, { from: dates[0] ?? "", to: dates.at(-1) ?? "" });
  // All of them go out.
  const notesOf = placedNotes({ off, there }, false);
  return lists.map((list) => notesOf({ ...list, surgeon: list.surgeon || null }));
}
