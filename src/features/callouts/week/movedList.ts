/** A list in another place of the calendar: what becomes of its times and its theatre. */
import { isUnsent } from "../../../contract/callout.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type SessionTimes } from "../../../contract/shapes/calloutDefaults.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { type CalloutInput } from "../../../contract/shapes/calloutRequests.ts";
import { type Site } from "../../../contract/shapes/places.ts";
import { type CalloutProblem, checkList, listField } from "../form/model/checkCallout.ts";
import { draftValues, listValues } from "../form/model/draftValues.ts";
import { toInput } from "../form/model/newCallout.ts";
import { type NewList, siteOf } from "../form/model/newList.ts";
import { isChangeable } from "../shared/changeableList.ts";
import { hoursFor, onDate } from "../shared/sessionHours.ts";
import { type Part, type Place, partOf } from "./weekPlaces.ts";

type Moved = { list: ListRow; to: NewList };

/** Its callout is still to be sent, so that nobody knows of it. */
export const isListUnsent = ({ callout }: ListRow): boolean => callout !== null && isUnsent(callout.status);

/** Until doctors are asked at any time, then as long as the list can change. */
export const isMovable = (list: ListRow, now: number): boolean =>
  list.callout === null || isListUnsent(list) || isChangeable(list, list.callout.status, now);

function changesOf({ list, to }: Moved): Partial<NewList> {
  const was = listValues(list);
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => value !== was[name as keyof NewList]));
}

/** The callout that was not sent yet with the list moved; whatever else a colleague has changed of it stays. */
export function draftInput(callout: CalloutDetail, moved?: Moved): CalloutInput {
  const draft = draftValues(callout);
  const lists = draft.lists.map((one) => (moved && one.id === moved.list.id ? { ...one, ...changesOf(moved) } : one));
  return { ...toInput({ ...draft, lists }, []), respond_by: callout.respond_by };
}

/** What a list may lack elsewhere does not keep it from being moved. */
export const MOVED_FIELDS = (["date", "start", "end", "site", "theatre"] as const).map((field) => listField(0, field));

/** What keeps a list from standing where it was put. */
export const whyNotMoved = ({ list, to }: Moved, sites: readonly Site[], now: number): CalloutProblem | undefined =>
  checkList(to, { sites, now, before: listValues(list) }).find(({ field }) => MOVED_FIELDS.includes(field));

/** An archived site keeps the lists it has, and takes no other. */
export const siteTakes = ({ list, to }: Moved, sites: readonly Site[]): boolean =>
  to.site === String(list.site.id) || siteOf(to, sites) !== undefined;

export const partOfNew = ({ session, start }: Pick<NewList, "session" | "start">): Part =>
  partOf({ session, start_time: start });

/** Lasts longer than any part of the day. */
export const isWholeDay = ({ session }: Pick<NewList, "session">): boolean =>
  session === "all_day" || session === "on_call";

/** In another part of the day a list has the usual hours of that part; what lasts the whole day stays so. */
export function inPart(list: NewList, part: Part, times: SessionTimes): NewList {
  if (isWholeDay(list) || partOfNew(list) === part) return list;
  return { ...list, session: part, ...hoursFor(times, part, list.date) };
}

/** Without a theatre of its own the place keeps the list's, which another site does not have. */
export function movedTo(list: NewList, { date, site, session, theatre }: Place, times: SessionTimes): NewList {
  const kept = site === list.site ? list.theatre : "";
  const there = { ...list, ...onDate(times, list, date), site, theatre: theatre ?? kept };
  return inPart(there, session, times);
}
