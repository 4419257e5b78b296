/** Events of one moment that differ in their list only, as one entry: a doctor answers for several lists at once. */
import { type TimelineEvent } from "../../../contract/shapes/callouts/timeline.ts";
import { namesItsList } from "./formatEvent.ts";

export type TimelineEntry = {
  event: TimelineEvent;
  /** One of each list, by date; empty, where it was about none. */
  abouts: TimelineEvent[];
};

/** Which list it is about, and what was said of it before. */
const OF_THE_LIST = new Set(["list_date", "session", "site", "surgeon", "before"]);

const sameBut = ({ action, actor, params, created_at }: TimelineEvent): string => {
  const rest = Object.entries(params).filter(([name]) => !OF_THE_LIST.has(name));
  return JSON.stringify([action, actor, rest.sort(), created_at]);
};

const dateOf = ({ params: { list_date } }: TimelineEvent): string => (typeof list_date === "string" ? list_date : "");

const byDate = (one: TimelineEvent, other: TimelineEvent): number =>
  dateOf(one) < dateOf(other) ? -1 : Number(dateOf(one) > dateOf(other));

/** In the order of the events; the lists of an entry in their own. */
export function timelineEntries(events: readonly TimelineEvent[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const event of events) {
    const last = entries.at(-1);
    const abouts = dateOf(event) ? [event] : [];
    if (last && last.abouts.length > 0 && !namesItsList(event) && sameBut(last.event) === sameBut(event))
      last.abouts.push(...abouts);
    else entries.push({ event, abouts });
  }
  return entries.map(({ event, abouts }) => ({ event, abouts: abouts.sort(byDate) }));
}
