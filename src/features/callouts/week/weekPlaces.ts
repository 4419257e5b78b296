/** Where lists stand in a week: by site, by day, by part of the day. */
import { type Session } from "../../../contract/callout.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { type Site } from "../../../contract/shapes/places.ts";

const PARTS = ["am", "pm", "evening"] as const;
type Part = (typeof PARTS)[number];
/** An empty place in which a new list begins. */
export type Place = { date: string; site: string; session: Session };

type Timed = Pick<ListRow, "session" | "start_time">;

/** Own times and on-call say by their start alone whether they are of the evening. */
const isOfEvening = ({ session, start_time }: Timed): boolean =>
  session === "evening" || ((session === "on_call" || session === "custom") && start_time >= "17:00");

/** Each list stands once, where it begins; its times say how long it lasts. */
export function partOf(list: Timed): Part {
  if (isOfEvening(list)) return "evening";
  return list.session === "all_day" || list.start_time < "12:00" ? "am" : "pm";
}

/** Both halves of the day; the evening only where something stands in it, so that an ordinary week stays short. */
export const partsOf = (lists: readonly Timed[]): Part[] =>
  PARTS.filter((part) => part !== "evening" || lists.some(isOfEvening));

type WeekSite = Pick<Site, "id" | "name" | "short_name" | "time_zone">;

/** The practice's sites, and archived ones as long as a list is there. */
export function weekSites(sites: readonly WeekSite[], lists: readonly ListRow[]): WeekSite[] {
  const known = new Set(sites.map(({ id }) => id));
  const others = new Map(lists.filter(({ site }) => !known.has(site.id)).map((list) => [list.site.id, list]));
  return [...sites, ...[...others.values()].map(({ site, time_zone }) => ({ ...site, time_zone }))];
}
