/** Paths before any route sees them. */

/** `//x` and `/\x` would name another host in a redirect: leading slashes and backslashes become one. */
export const collapseSlashes = (path: string): string => path.replace(/^[/\\]+/, "/");

/** What a signed-in person can reach inside the frame. Of two that fit an address, the first is meant. */
export const SIGNED_IN_PATHS = [
  "/auth/enter-contact-details",
  "/callouts",
  "/callouts/new",
  "/callouts/:calloutId/edit",
  "/callouts/:calloutId/cover-sheet",
  "/callouts/:calloutId/ring-round",
  "/callouts/:calloutId",
  "/print-day",
  "/doctors",
  "/doctors/new",
  "/doctors/import",
  "/doctors/:doctorId",
  "/doctors/:doctorId/edit",
  "/insights/*",
  "/notifications",
  "/planning",
  "/planning/import",
  "/planning/standing-lists",
  "/practice-management/*",
  "/user-settings/settings",
] as const;
export type SignedInPath = (typeof SIGNED_IN_PATHS)[number];

/** Where a person goes after signing in: where they wanted to, else the callouts. Never another host. */
export function landing(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" ? collapseSlashes(from) : "/callouts";
}
