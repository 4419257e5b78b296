/** The time zones of the world by region, as a person looks for theirs. */

const REGIONS = [
  "Africa",
  "America",
  "Antarctica",
  "Arctic",
  "Asia",
  "Atlantic",
  "Australia",
  "Europe",
  "Indian",
  "Pacific",
] as const;
export type Region = (typeof REGIONS)[number] | "other";

/** `offset`: "GMT+11", of now. */
type Zone = { id: string; place: string; offset: string };

const regionOf = (id: string): Region => REGIONS.find((region) => id.startsWith(`${region}/`)) ?? "other";

/** "America/Argentina/Buenos_Aires" is Buenos Aires; a place is what people look for, so it comes first. */
export const placeOf = (id: string): string => (id.split("/").at(-1) ?? id).replaceAll("_", " ");

const offsetOf = (id: string): string =>
  new Intl.DateTimeFormat("en", { timeZone: id, timeZoneName: "shortOffset" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

const toZone = (id: string): Zone => ({ id, place: placeOf(id), offset: offsetOf(id) });

/** `kept`: a stored name that the browser calls otherwise stays choosable. */
export function zonesByRegion(kept: string | null): Map<Region, Zone[]> {
  const ids = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), ...(kept ? [kept] : [])]);
  const zones = [...ids].map(toZone);
  zones.sort((one, other) => one.place.localeCompare(other.place, "en"));
  const groups = Map.groupBy(zones, ({ id }) => regionOf(id));
  return new Map(
    [...REGIONS, "other" as const].flatMap((region) => {
      const members = groups.get(region);
      return members ? [[region, members]] : [];
    }),
  );
}

export const deviceZone = (): Zone => toZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
