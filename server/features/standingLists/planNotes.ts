/** What a person should look at before a day of a standing list is planned, and what makes it impossible. */
import { type PlanEntry } from "../../../src/contract/shapes/planning.ts";
import { type Span } from "../../domain/span.ts";
import { keptInstants } from "../../domain/zonedTime.ts";
import { placedNotes } from "../lists/public.ts";
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

const HINDERING: readonly Note["kind"][] = ["archived", "clock_change", "started"];

/** Whether a list can be made of it as it stands. */
export const isPossible = (notes: readonly Note[]): boolean => !notes.some(({ kind }) => HINDERING.includes(kind));

type Around = Parameters<typeof placedNotes>[0] & { now: Date };

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
