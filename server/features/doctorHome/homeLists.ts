/** A doctor's lists, each under the one heading where it belongs. */
import { isAnswerable, isOffered, needsAnswer, type RespondCase, type RespondList } from "../respond/public.ts";

export type OwnList = { facts: RespondCase; list: RespondList };

export type HomeLists = {
  /** Asked alone as a standby. */
  alone: OwnList[];
  /** Booked lists that have changed. */
  changed: OwnList[];
  /** Offers whose lists have other times now. */
  renewed: OwnList[];
  toAnswer: OwnList[];
  offered: OwnList[];
  /** To come, and neither offered nor asked: declined, or filled by others. */
  others: OwnList[];
  booked: OwnList[];
  /** To come, had they not been cancelled. */
  cancelled: OwnList[];
  /** The latest first. */
  past: OwnList[];
};

const byStart = (one: OwnList, other: OwnList): number =>
  one.list.startsAt.getTime() - other.list.startsAt.getTime() || one.list.id - other.list.id;

/** Several callouts stand on the page: each list says all of itself. */
const inFull = (list: RespondList): RespondList => ({
  ...list,
  apart: { role: list.role, surgeon: list.surgeon, specialty: list.specialty, place: true },
});

/** Of a list that two callouts had, the first of these speaks: the one that still runs. */
function eachOnce(cases: readonly RespondCase[]): OwnList[] {
  const found = new Map<number, OwnList>();
  for (const facts of cases)
    for (const list of facts.lists) if (!found.has(list.id)) found.set(list.id, { facts, list: inFull(list) });
  return [...found.values()].sort(byStart);
}

function headingOf({ list }: OwnList, change: number | undefined): keyof HomeLists {
  if (list.state === "booked" || list.state === "cancelled") {
    if (list.endsAt <= list.now) return "past";
    if (list.state === "cancelled") return "cancelled";
    return list.consent ? "changed" : "booked";
  }
  if (list.asked !== null && typeof list.asked !== "string") return "alone";
  if (!isAnswerable(list)) return "past";
  if (needsAnswer(list) || list.id === change) return "toAnswer";
  if (list.renewal) return "renewed";
  return isOffered(list) ? "offered" : "others";
}

/** `change`: the list whose answer is to be given anew. */
export function sortLists(cases: readonly RespondCase[], change: number | undefined): HomeLists {
  const under = Map.groupBy(eachOnce(cases), (one) => headingOf(one, change));
  const lists = (heading: keyof HomeLists): OwnList[] => under.get(heading) ?? [];
  return {
    alone: lists("alone"),
    changed: lists("changed"),
    renewed: lists("renewed"),
    toAnswer: lists("toAnswer"),
    offered: lists("offered"),
    others: lists("others"),
    booked: lists("booked"),
    cancelled: lists("cancelled"),
    past: lists("past").reverse(),
  };
}

/** In the order of the lists, those of one callout together. */
export const byCallout = (lists: readonly OwnList[]): { facts: RespondCase; lists: RespondList[] }[] =>
  [...Map.groupBy(lists, ({ facts }) => facts)].map(([facts, some]) => ({
    facts,
    lists: some.map(({ list }) => list),
  }));
