/** Where lists stand in a week: by site, by day, by half of the day. */
import { type Session } from "../../contract/callout.ts";
import { type Site } from "../../contract/doctor.ts";
import { type ListRow } from "../../contract/list.ts";

export const HALVES = ["am", "pm"] as const;
export type Half = (typeof HALVES)[number];
/** An empty place in which a new list begins. */
export type Place = { date: string; site: string; session: Session };

type Timed = Pick<ListRow, "session" | "start_time" | "end_time">;

/** Mornings are what begins before noon, or lasts the whole day; what ends past midnight lasts beyond the afternoon. */
export function isIn(half: Half, { session, start_time, end_time }: Timed): boolean {
  if (session === "all_day") return true;
  if (half === "am") return start_time < "12:00";
  return start_time >= "12:00" || end_time > "15:00" || end_time <= start_time;
}

type WeekSite = Pick<Site, "id" | "name" | "short_name" | "time_zone">;

/** The practice's sites, and archived ones as long as a list is there. */
export function weekSites(sites: readonly WeekSite[], lists: readonly ListRow[]): WeekSite[] {
  const known = new Set(sites.map(({ id }) => id));
  const others = new Map(lists.filter(({ site }) => !known.has(site.id)).map((list) => [list.site.id, list]));
  return [...sites, ...[...others.values()].map(({ site, time_zone }) => ({ ...site, time_zone }))];
}
