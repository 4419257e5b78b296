/** A file of lists as a table, whatever kind of file it was. */
import { type Table, type Unreadable } from "../../../lib/tables/readTable.ts";

/** The days that are read of a calendar, both included: some events come again for ever. */
export type Period = { from: string; to: string };

/** Why an event's times are missing: it lasts whole days, longer than one, its zone is not known, or its dates are not. */
type Mark = { kind: "allDay" | "long" | "zone" | "dates"; zone?: string };
/** What is known of an event beside its texts. `zone`: whose clocks show its times; without it those of the site. */
export type Origin = { zone?: string; mark?: Mark };

/** `origins`: by row; of a calendar alone. */
export type ListsTable = Table & { origins?: ReadonlyMap<number, Origin> };
export type UnreadableLists =
  | Unreadable
  | { problem: "notCalendar" | "notLoaded" | "encoding" | "noEvents" | "endless"; count?: number };
