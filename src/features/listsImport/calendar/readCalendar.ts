/** An iCalendar file as a table of the events of some days. Comes with its library only once such a file is chosen. */
import type ICAL from "ical.js";
import { LIST_ROWS } from "../../../contract/files/listFields.ts";
import { LARGEST_FILE_BYTES } from "../../../lib/tables/readTable.ts";
import { eventsOf } from "./eventsOf.ts";
import { type ListsTable, type Period, type UnreadableLists } from "./listsTable.ts";
import { unfold } from "./unfold.ts";

export type OpenedCalendar = { name: string; unfold: (period: Period) => ListsTable | UnreadableLists };

/** `headers`: of the columns, in the person's language. `zone`: whose clocks show the times. */
type Shown = { headers: readonly string[]; zone: string };

export async function openCalendar(file: File, { headers, zone }: Shown): Promise<OpenedCalendar | UnreadableLists> {
  if (file.size > LARGEST_FILE_BYTES) return { problem: "tooLarge" };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { problem: "encoding" };
  }
  let events: ICAL.Component[];
  try {
    events = eventsOf(text);
  } catch {
    return { problem: "notCalendar" };
  }
  return {
    name: file.name,
    unfold: (period) => {
      const occurrences = unfold(events, period, zone);
      if (!occurrences) return { problem: "endless" };
      if (occurrences.length === 0) return { problem: "noEvents" };
      if (occurrences.length > LIST_ROWS) return { problem: "tooMany", count: occurrences.length };
      return {
        name: file.name,
        headers: [...headers],
        rows: occurrences.map(({ date, start, end, texts }, at) => ({
          number: at + 1,
          cells: [date, start, end, ...texts],
        })),
        origins: new Map(
          occurrences.map(({ zone: shown, mark }, at) => [
            at + 1,
            { ...(shown ? { zone: shown } : {}), ...(mark ? { mark } : {}) },
          ]),
        ),
      };
    },
  };
}
