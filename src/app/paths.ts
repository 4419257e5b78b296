/** Paths before any route sees them. */

/** `//x` and `/\x` would name another host in a redirect: leading slashes and backslashes become one (product.md T39). */
export const collapseSlashes = (path: string): string => path.replace(/^[/\\]+/, "/");

/** Where a person goes after signing in: where they wanted to (product.md Q30), else the callouts. Never another host. */
export function landing(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" ? collapseSlashes(from) : "/callouts";
}

/** Whether somebody signed in sees the callouts there: "/" leads to them. */
export const leadsToCallouts = (path: string): boolean => /^\/(callouts\/?)?$/.test(path);
