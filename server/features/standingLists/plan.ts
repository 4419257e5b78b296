/** What a plan of some weeks would be: each day of each standing list, what differs, and what has become of it. */
import { type RoleNeeded } from "../../../src/contract/callout.ts";
import { type Plan, type PlanEntry, type PlanQuery } from "../../../src/contract/shapes/planning.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { addDays } from "../../domain/zonedTime.ts";
import { isGivenUp, usualAnswer } from "../callouts/public.ts";
import { listDaysOff } from "../lists/public.ts";
import { daysOf } from "./occurrences.ts";
import { isPossible, planNotes, spanOf } from "./planNotes.ts";
import { type PresentList, presentLists } from "./presentLists.ts";
import { presentRepeated, type StoredStandingList, standingLists, usualDoctor } from "./standingLists.ts";
import { usualTurn } from "./usualTurn.ts";

type Days = { from: string; to: string };

const answerOf = ({ callout, answers }: PresentList, now: Date) => callout && usualAnswer(callout, answers, now);

function presentPlanned(list: PresentList, now: Date): PlanEntry["list"] {
  const { id, date, cover_status, callout } = list;
  const ref = callout && { id: callout.id, reference: callout.reference, status: callout.status };
  return { id, date, cover_status, callout: ref, usual_answer: answerOf(list, now) };
}

const isWanted = (list: PresentList, now: Date): boolean =>
  list.starts_at > now && list.cover_status !== "cancelled" && list.cover_status !== "covered";

/** Nobody is asked, or whom it usually falls to will not come. */
const isOpen = (list: PresentList, now: Date): boolean =>
  isWanted(list, now) && (list.callout === null || isGivenUp(answerOf(list, now)));

/** The usual doctor will come, and somebody else is needed. */
const needsMore = (list: PresentList, now: Date): boolean => isWanted(list, now) && answerOf(list, now) === "booked";

const idsOf = (lists: readonly PresentList[]): number[] => lists.map(({ id }) => id);

function openByRole(lists: readonly PresentList[], now: Date): Plan["open"] {
  const byRole = Map.groupBy(
    lists.filter((list) => isOpen(list, now)),
    (list): RoleNeeded => list.role_needed,
  );
  return [...byRole].map(([role_needed, some]) => ({ role_needed, list_ids: idsOf(some) }));
}

function moreByCallout(lists: readonly PresentList[], now: Date): Plan["more"] {
  const byCallout = Map.groupBy(
    lists.filter((list) => needsMore(list, now)),
    ({ callout, role_needed }) => `${callout?.id} ${role_needed}`,
  );
  return [...byCallout.values()].flatMap((some) => {
    const [{ callout, role_needed } = { callout: null, role_needed: null }] = some;
    if (!callout || !role_needed) return [];
    return [{ callout: { id: callout.id, reference: callout.reference }, role_needed, list_ids: idsOf(some) }];
  });
}

/** Each day of each standing list, in the order of days and of the lists within one. */
const entriesOf = (standing: readonly StoredStandingList[], { from, to }: Days) =>
  standing
    .flatMap((list) => daysOf(list, from, to).map((date) => ({ list, date })))
    .sort(
      (one, other) => one.date.localeCompare(other.date) || one.list.start_time.localeCompare(other.list.start_time),
    );

export async function showPlan(db: Db | Tx, now: Date, { from, weeks }: PlanQuery): Promise<Plan> {
  const days = { from, to: addDays(from, 7 * weeks - 1) };
  const entries = entriesOf(await standingLists(db), days).map(({ list, date }) => {
    const span = spanOf(list, date);
    return { list, date, placed: span && { ...span, site_id: list.site_id, date, time_zone: list.time_zone } };
  });
  const { planned, inDays } = await presentLists(db, days);
  const notesOf = planNotes({ now, off: await listDaysOff(db, days), there: inDays });
  const turn = await usualTurn(db, {
    doctorIds: entries.flatMap(({ list }) => usualDoctor(list)?.id ?? []),
    lists: entries.flatMap(({ placed }) => placed ?? []),
    now,
  });
  return {
    ...days,
    entries: entries.map(({ list, date, placed }): PlanEntry => {
      const there = planned.get(`${list.id} ${date}`);
      const notes = there ? [] : notesOf(list, date);
      const doctor = usualDoctor(list);
      const skip = !there && doctor && placed ? turn(doctor.id, placed, notes.length === 0) : null;
      return {
        standing_list_id: list.id,
        lock_version: list.lock_version,
        date,
        ...presentRepeated(list),
        usual: doctor && { doctor, skip },
        notes,
        possible: !there && isPossible(notes),
        list: there ? presentPlanned(there, now) : null,
      };
    }),
    open: openByRole(inDays, now),
    more: moreByCallout(inDays, now),
  };
}
