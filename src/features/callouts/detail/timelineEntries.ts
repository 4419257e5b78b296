/** Events of one moment that differ in their list only, as one entry: a doctor answers for several lists at once. */
import { type TimelineEvent } from "../../../contract/shapes/callouts/timeline.ts";
import { namesItsList } from "./formatEvent.ts";

export type TimelineEntry = { event: TimelineEvent; dates: string[] };

/** Which list it is about, and what was said of it before. */
const OF_THE_LIST = new Set(["list_date", "session", "site", "surgeon", "before"]);

const sameBut = ({ action, actor, params, created_at }: TimelineEvent): string => {
  const rest = Object.entries(params).filter(([name]) => !OF_THE_LIST.has(name));
  return JSON.stringify([action, actor, rest.sort(), created_at]);
};

const dateOf = ({ params: { list_date } }: TimelineEvent): string[] =>
  typeof list_date === "string" ? [list_date] : [];

/** In the order of the events; the dates of an entry in their own. */
export function timelineEntries(events: readonly TimelineEvent[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const event of events) {
    const last = entries.at(-1);
    const [date] = dateOf(event);
    if (last && date && last.dates.length > 0 && !namesItsList(event) && sameBut(last.event) === sameBut(event))
      last.dates.push(date);
    else entries.push({ event, dates: dateOf(event) });
  }
  return entries.map(({ event, dates }) => ({ event, dates: [...new Set(dates)].sort() }));
}
