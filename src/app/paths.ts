/** Paths before any route sees them. */

/** `//x` and `/\x` would name another host in a redirect: leading slashes and backslashes become one. */
export const collapseSlashes = (path: string): string => path.replace(/^[/\\]+/, "/");

/** Where a person goes after signing in: where they wanted to, else the callouts. Never another host. */
export function landing(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" ? collapseSlashes(from) : "/callouts";
}
