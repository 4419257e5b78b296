/** Where the practice is, by its time zone: English has other words for the right to work at a site from country to country. */

/** `other`: New Zealand, and wherever neither of the two is usual. */
export type Region = "uk" | "australia" | "other";

const BRITISH = ["Europe/Belfast", "Europe/Guernsey", "Europe/Isle_of_Man", "Europe/Jersey", "Europe/London", "GB"];

function regionOf(zone: string): Region {
  if (BRITISH.includes(zone)) return "uk";
  return zone.startsWith("Australia/") ? "australia" : "other";
}

let region: Region = "other";
let follow: (region: Region) => void = () => undefined;

/** Told before the pages are drawn. */
export function setPracticeZone(zone: string): void {
  region = regionOf(zone);
  follow(region);
}

/** Hears the region as it is, and each that comes after it. */
export function followRegion(listener: (region: Region) => void): void {
  follow = listener;
  follow(region);
}
