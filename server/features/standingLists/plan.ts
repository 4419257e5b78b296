/** What a plan of some weeks would be: each day of each standing list, what differs, and what has become of it. */
import { type RoleNeeded } from "../../../src/contract/callout.ts";
import { type UsualAnswer } from "../../../src/contract/planning.ts";
import { type DayOff, type Plan, type PlanEntry, type PlanQuery } from "../../../src/contract/shapes/planning.ts";
import { addDays, listInstants } from "../../domain/zonedTime.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { usualObstacles } from "../callouts/public.ts";
import { listDaysOff } from "./daysOff.ts";
import { daysOf } from "./occurrences.ts";
import { type PresentList, presentLists } from "./presentLists.ts";
import { presentRepeated, type StoredStandingList, standingLists, usualDoctor } from "./standingLists.ts";

type Days = { from: string; to: string };
type Note = PlanEntry["notes"][number];
type Span = { starts_at: Date; ends_at: Date };

const overlap = (one: Span, other: Span): boolean => one.starts_at < other.ends_at && other.starts_at < one.ends_at;

/** When the list would be; undefined where the clocks skip its times. */
export function spanOf(list: StoredStandingList, date: string): Span | undefined {
  const times = listInstants({ ...list, date }, list.time_zone);
  return "wrong" in times ? undefined : { starts_at: times.startsAt, ends_at: times.endsAt };
}

/** Why no list can be made of it. */
function hindrance(list: StoredStandingList, span: Span | undefined, now: Date): Note | undefined {
  if (list.site_archived_at || list.surgeon_archived_at) return { kind: "archived", name: null };
  if (!span) return { kind: "clock_change", name: null };
  return span.starts_at > now ? undefined : { kind: "started", name: null };
}

const isOff = (list: StoredStandingList, date: string, { surgeon, starts_on, ends_on }: DayOff): boolean =>
  starts_on <= date && date <= ends_on && (surgeon === null || surgeon.id === list.surgeon_id);

/** Other lists at that time that seem to be the same one. */
function clashes(list: StoredStandingList, span: Span, others: readonly PresentList[]): Note[] {
  const near = others.filter((one) => one.cover_status !== "cancelled" && overlap(one, span));
  const inTheatre = near.find(
    (one) => list.theatre !== null && one.site_id === list.site_id && one.theatre === list.theatre,
  );
  if (inTheatre) return [{ kind: "same_theatre", name: inTheatre.surgeon }];
  const ofSurgeon = near.find((one) => list.surgeon_id !== null && one.surgeon_id === list.surgeon_id);
  return ofSurgeon ? [{ kind: "same_surgeon", name: ofSurgeon.site_short_name }] : [];
}

type Around = { now: Date; off: readonly DayOff[]; lists: readonly PresentList[] };

function notesOf(list: StoredStandingList, date: string, { now, off, lists }: Around): Note[] {
  const span = spanOf(list, date);
  const hindered = hindrance(list, span, now);
  if (hindered || !span) return hindered ? [hindered] : [];
  const days = off
    .filter((one) => isOff(list, date, one))
    .map(({ name, surgeon }): Note => ({ kind: surgeon ? "surgeon_away" : "closed", name }));
  return [...days, ...clashes(list, span, lists)];
}

const HINDERING: readonly Note["kind"][] = ["archived", "clock_change", "started"];

/** What the usual doctor has said, while the callout is one that asks that doctor alone. */
function usualAnswer({ callout, answers }: PresentList): UsualAnswer | null {
  if (!callout?.asks_usual) return null;
  if (answers.some(({ outcome }) => outcome === "confirmed")) return "booked";
  if (answers.some(({ response }) => response === "available" || response === "if_needed")) return "offered";
  return answers.some(({ response }) => response === "none") ? "waiting" : "refused";
}

const presentPlanned = (list: PresentList): PlanEntry["list"] => ({
  id: list.id,
  date: list.date,
  cover_status: list.cover_status,
  callout: list.callout && { id: list.callout.id, reference: list.callout.reference, status: list.callout.status },
  usual_answer: usualAnswer(list),
});

/** Nobody is asked, or whom it usually falls to has said no. */
const isOpen = (list: PresentList, now: Date): boolean =>
  list.starts_at > now &&
  list.cover_status !== "cancelled" &&
  (list.callout === null || (list.callout.status === "open" && usualAnswer(list) === "refused"));

function openByRole(lists: readonly PresentList[], now: Date): Plan["open"] {
  const byRole = Map.groupBy(
    lists.filter((list) => isOpen(list, now)),
    (list): RoleNeeded => list.role_needed,
  );
  return [...byRole].map(([role_needed, some]) => ({ role_needed, list_ids: some.map(({ id }) => id) }));
}

/** Each day of each standing list, in the order of days and of the lists within one. */
export const entriesOf = (standing: readonly StoredStandingList[], { from, to }: Days) =>
  standing
    .flatMap((list) => daysOf(list, from, to).map((date) => ({ list, date })))
    .sort(
      (one, other) => one.date.localeCompare(other.date) || one.list.start_time.localeCompare(other.list.start_time),
    );

export async function showPlan(unit: CompanyWork, { from, weeks }: PlanQuery): Promise<Plan> {
  const { tx, now } = unit;
  const days = { from, to: addDays(from, 7 * weeks - 1) };
  const entries = entriesOf(await standingLists(tx), days);
  const off = await listDaysOff(tx, days);
  const { planned, inDays } = await presentLists(tx, days);
  const spans = entries.map(({ list, date }) => {
    const span = spanOf(list, date);
    return span && { ...span, site_id: list.site_id, date, time_zone: list.time_zone };
  });
  const doctorIds = new Set(entries.flatMap(({ list }) => usualDoctor(list)?.id ?? []));
  const obstacle = await usualObstacles(
    tx,
    [...doctorIds],
    spans.flatMap((span) => span ?? []),
    now,
  );
  return {
    ...days,
    entries: entries.map(({ list, date }, index): PlanEntry => {
      const there = planned.get(`${list.id} ${date}`);
      const notes = there ? [] : notesOf(list, date, { now, off, lists: inDays });
      const doctor = usualDoctor(list);
      const span = spans[index];
      const skip = (!there && doctor && span && obstacle(doctor.id, span)?.reason) || null;
      return {
        standing_list_id: list.id,
        lock_version: list.lock_version,
        date,
        ...presentRepeated(list),
        usual: doctor && { doctor, skip },
        notes,
        possible: !there && !notes.some(({ kind }) => HINDERING.includes(kind)),
        list: there ? presentPlanned(there) : null,
      };
    }),
    open: openByRole(inDays, now),
  };
}
