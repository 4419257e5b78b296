/** A list while it is being written, and what it becomes on the wire; everything as fields hold it. */
import { type Requirement, type RoleNeeded, type Session } from "../../../../contract/callout.ts";
import { isDate } from "../../../../contract/dates.ts";
import { type SessionTimes } from "../../../../contract/shapes/calloutDefaults.ts";
import { type ListInput } from "../../../../contract/shapes/calloutList.ts";
import { type Site } from "../../../../contract/shapes/places.ts";
import { addDays } from "../../../../lib/dateFormats.ts";
import { instantOf } from "../../../../lib/instants.ts";
import { hoursFor } from "../../shared/sessionHours.ts";

/** The value of "another surgeon" among the ids. */
export const OTHER_SURGEON = "other";

export type NewList = {
  /** Tells it from the others while they are written; never sent. */
  key: string;
  /** Of a list that is there already, and how often it had been changed when it was read. */
  id?: number;
  version?: number;
  date: string;
  session: Session;
  start: string;
  end: string;
  site: string;
  theatre: string;
  /** An id, "other", or nothing. */
  surgeon: string;
  surgeonName: string;
  role: RoleNeeded;
  positions: number;
  caseMix: string;
  /** Empty: the surgeon's. */
  specialty: string;
  requirements: Requirement[];
  notesPublic: string;
  notesInternal: string;
};

/** What is said of one day's patients. */
const OF_THE_DAY = { caseMix: "", requirements: [], notesPublic: "", notesInternal: "" };

let made = 0;
const newKey = (): string => `list ${++made}`;

/** The same lists, none of whose keys can be another's: those of an earlier page may be. */
export const withNewKeys = (lists: readonly NewList[]): NewList[] =>
  lists.map((list) => (list.id === undefined ? { ...list, key: newKey() } : list));

/** Lists that are no more are written anew. */
export const withoutIds = (lists: readonly NewList[], missing: readonly number[] = []): NewList[] =>
  lists.map(({ id, version, ...list }) =>
    id === undefined || missing.includes(id) ? list : { ...list, id, ...(version === undefined ? {} : { version }) },
  );

/** A list that nothing is known of but its day, its half and its place. */
export const emptyList = (
  times: SessionTimes,
  { date = "", site = "", session = "am" }: Partial<Pick<NewList, "date" | "site" | "session">> = {},
): NewList => ({
  key: newKey(),
  date,
  session,
  start: "",
  end: "",
  ...hoursFor(times, session, date),
  site,
  theatre: "",
  surgeon: "",
  surgeonName: "",
  role: "anaesthetist",
  positions: 1,
  specialty: "",
  ...OF_THE_DAY,
});

/** Another date of the same: same place and people, the date still to be chosen. */
export const anotherList = ({ id, version, ...last }: NewList): NewList => ({
  ...last,
  key: newKey(),
  date: "",
  ...OF_THE_DAY,
});

/** In the order of their dates; those without one come last. */
export const inOrder = (lists: readonly NewList[]): NewList[] =>
  [...lists].sort((one, other) => orderOf(one).localeCompare(orderOf(other)));

const orderOf = ({ date, start }: NewList): string => (isDate(date) ? `${date} ${start}` : "9999");

/** The list, and the same so many weeks more; only its patients are others. */
export function everyWeek(list: NewList, weeks: number): NewList[] {
  const { requirements, notesPublic, notesInternal } = list;
  const weekLater = (week: number): NewList => ({
    ...anotherList(list),
    ...{ requirements, notesPublic, notesInternal },
    date: addDays(list.date, 7 * week),
  });
  return [list, ...Array.from({ length: weeks }, (_, week) => weekLater(week + 1))];
}

export const siteOf = (list: Pick<NewList, "site"> | undefined, sites: readonly Site[]): Site | undefined =>
  sites.find((site) => String(site.id) === list?.site);

export const startsAt = (list: NewList, sites: readonly Site[]): number | null => {
  const zone = siteOf(list, sites)?.time_zone;
  return zone ? instantOf(zone, list.date, list.start) : null;
};

/** An end at or before the start is on the next day. */
export const endDate = ({ date, start, end }: NewList): string =>
  isDate(date) && start && end && end <= start ? addDays(date, 1) : date;

/** As a list by itself has it. */
export function listInput(list: NewList): ListInput {
  const known = list.surgeon !== "" && list.surgeon !== OTHER_SURGEON;
  return {
    date: list.date,
    session: list.session,
    start_time: list.start,
    end_time: list.end,
    site_id: Number(list.site),
    theatre: list.theatre.trim() || null,
    ...(known ? { surgeon_id: Number(list.surgeon) } : { surgeon_name: list.surgeonName.trim() || null }),
    role_needed: list.role,
    positions: list.positions,
    specialty: list.specialty.trim() || null,
    case_mix: list.caseMix.trim() || null,
    requirements: list.requirements,
    notes_public: list.notesPublic.trim() || null,
    notes_internal: list.notesInternal.trim() || null,
  };
}

/** What other lists can be in the way of: its time, theatre and surgeon; of lists alike, each has its own. */
export const placeOf = ({ key, date, start, end, site, theatre, surgeon }: NewList): string =>
  JSON.stringify([key, date, start, end, site, theatre.trim(), surgeon]);

/** Whether they are the same to whoever reads them. */
export const isSameList = (one: NewList, other: NewList): boolean =>
  JSON.stringify(listInput(one)) === JSON.stringify(listInput(other));

/** As a callout has it: a list that is there already is named. */
export const calloutListInput = (list: NewList): ListInput => ({
  ...(list.id === undefined ? {} : { id: list.id }),
  ...(list.version === undefined ? {} : { lock_version: list.version }),
  ...listInput(list),
});
