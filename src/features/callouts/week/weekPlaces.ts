/** Where lists stand in a week: by site or theatre, by day, by part of the day. */
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { type Site } from "../../../contract/shapes/places.ts";

export const PARTS = ["am", "pm", "evening"] as const;
export type Part = (typeof PARTS)[number];
/** A place of the week, in which a list begins or to which one is moved. */
export type Place = {
  date: string;
  /** The site's id. */
  site: string;
  session: Part;
  /** Left out where the rows are sites; empty: none is named. */
  theatre?: string;
};

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

export type WeekSite = Pick<Site, "id" | "name" | "short_name" | "time_zone" | "theatres">;

/** The practice's sites, and archived ones as long as a list is there. */
function weekSites(sites: readonly WeekSite[], lists: readonly ListRow[]): WeekSite[] {
  const known = new Set(sites.map(({ id }) => id));
  const others = new Map(lists.filter(({ site }) => !known.has(site.id)).map((list) => [list.site.id, list]));
  return [...sites, ...[...others.values()].map(({ site, time_zone }) => ({ ...site, time_zone, theatres: [] }))];
}

/** A site, or one of its theatres: the empty one holds the lists that name none. */
export type WeekRow = { site: WeekSite; theatre?: string; lists: ListRow[] };

/** A site's own theatres in their order, then those that only a list names; none of them where every list names one. */
function theatresOf({ theatres }: WeekSite, lists: readonly ListRow[]): string[] {
  const named = new Set([...theatres, ...lists.map(({ theatre }) => theatre ?? "")]);
  const isEmptyWanted = named.delete("") || named.size === 0;
  return [...named, ...(isEmptyWanted ? [""] : [])];
}

export const weekRows = (sites: readonly WeekSite[], lists: readonly ListRow[], by: "week" | "theatres"): WeekRow[] =>
  weekSites(sites, lists).flatMap((site): WeekRow[] => {
    const here = lists.filter((list) => list.site.id === site.id);
    if (by === "week") return [{ site, lists: here }];
    return theatresOf(site, here).map((theatre) => ({
      ...{ site, theatre },
      lists: here.filter((list) => (list.theatre ?? "") === theatre),
    }));
  });
