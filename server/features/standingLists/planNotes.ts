/** What a person should look at before a day of a standing list is planned, and what makes it impossible. */
import { type DayOff, type PlanEntry } from "../../../src/contract/shapes/planning.ts";
import { overlap, type Span } from "../../domain/span.ts";
import { keptInstants } from "../../domain/zonedTime.ts";
import { type PresentList } from "./presentLists.ts";
import { type StoredStandingList } from "./standingLists.ts";

type Note = PlanEntry["notes"][number];

/** When the list would be; undefined where the clocks skip its times. */
export function spanOf(list: StoredStandingList, date: string): Span | undefined {
  const times = keptInstants({ ...list, date }, list.time_zone);
  return "wrong" in times ? undefined : { starts_at: times.startsAt, ends_at: times.endsAt };
}

/** Why no list can be made of it. */
function hindrance(list: StoredStandingList, span: Span | undefined, now: Date): Note | undefined {
  if (list.site_archived_at || list.surgeon_archived_at) return { kind: "archived", name: null };
  if (!span) return { kind: "clock_change", name: null };
  return span.starts_at > now ? undefined : { kind: "started", name: null };
}

/** A list that is there, or that stands before this one in the plan. */
type Other = Pick<
  PresentList,
  "starts_at" | "ends_at" | "site_id" | "site_short_name" | "theatre" | "surgeon_id" | "surgeon"
>;

/** A list that could be. */
export type PlacedList = Other & { date: string };

const isOff = ({ date, surgeon_id }: PlacedList, { surgeon, starts_on, ends_on }: DayOff): boolean =>
  starts_on <= date && date <= ends_on && (surgeon === null || surgeon.id === surgeon_id);

/** Other lists at that time that seem to be the same one. */
function clashes(list: PlacedList, others: readonly Other[]): Note[] {
  const near = others.filter((one) => overlap(one, list));
  const inTheatre = near.find(
    (one) => list.theatre !== null && one.site_id === list.site_id && one.theatre === list.theatre,
  );
  if (inTheatre) return [{ kind: "same_theatre", name: inTheatre.surgeon }];
  const ofSurgeon = near.find((one) => list.surgeon_id !== null && one.surgeon_id === list.surgeon_id);
  return ofSurgeon ? [{ kind: "same_surgeon", name: ofSurgeon.site_short_name }] : [];
}

type Days = { off: readonly DayOff[]; there: readonly PresentList[] };

/** One list after another: what nothing speaks against takes its theatre and surgeon from those after it. */
export function placedNotes({ off, there }: Days): (list: PlacedList) => Note[] {
  const others: Other[] = there.filter((one) => one.cover_status !== "cancelled");
  return (list) => {
    const days = off
      .filter((one) => isOff(list, one))
      .map(({ name, surgeon }): Note => ({ kind: surgeon ? "surgeon_away" : "closed", name }));
    const notes = [...days, ...clashes(list, others)];
    if (notes.length === 0) others.push(list);
    return notes;
  };
}

const HINDERING: readonly Note["kind"][] = ["archived", "clock_change", "started"];

/** Whether a list can be made of it as it stands. */
export const isPossible = (notes: readonly Note[]): boolean => !notes.some(({ kind }) => HINDERING.includes(kind));

type Around = Days & { now: Date };

/** For days in the order of the plan. */
export function planNotes({ now, ...days }: Around): (list: StoredStandingList, date: string) => Note[] {
  const notesOf = placedNotes(days);
  return (list, date) => {
    const span = spanOf(list, date);
    const hindered = hindrance(list, span, now);
    if (hindered || !span) return hindered ? [hindered] : [];
    return notesOf({ ...list, ...span, date, surgeon: list.surgeon_name });
  };
}
