/** Scroll positions of the last few history entries, in one small cookie of this session. */

const NAME = "scrollPosition";
/** The cookie goes with every request: a few bytes an entry, few entries. */
const KEPT_PAGES = 8;

type Place = Pick<Document, "cookie" | "location">;

function read(place: Pick<Place, "cookie">): [key: string, y: number][] {
  const text = place.cookie.split("; ").find((pair) => pair.startsWith(`${NAME}=`));
  const entries = text?.slice(NAME.length + 1).split("_") ?? [];
  return entries.flatMap((entry) => {
    const [key, y] = entry.split(".");
    return key && y && /^\d+$/.test(y) ? [[key, Number(y)]] : [];
  });
}

/** React Router calls the first entry of every visit, and links within a page, "default": the address tells which. */
export const entryName = (key: string, address: string): string =>
  key === "default" ? address.replace(/[^a-z0-9]+/gi, "-") : key;

/** By a link or an address, as in a new tab: the cookie may know the address from another tab. Reloading and Back are not. */
export function isNewVisit({ performance }: Pick<Window, "performance">): boolean {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === "navigate";
}

/** Pixels from the top; 0 where nothing is known. */
export function readScroll(place: Pick<Place, "cookie">, key: string): number {
  return read(place).find(([known]) => known === key)?.[1] ?? 0;
}

export function rememberScroll(place: Place, key: string, y: number): void {
  const others = read(place).filter(([known]) => known !== key);
  const entries = [...others, [key, Math.round(y)] as const].slice(-KEPT_PAGES).map((entry) => entry.join("."));
  const secure = place.location.protocol === "https:" ? "; Secure" : "";
  place.cookie = `${NAME}=${entries.join("_")}; Path=/; SameSite=Strict${secure}`;
}
