/** The address bar as a port: where the page is, and leaving it altogether. */
export interface PageLocation {
  path(): string;
  /** With its question mark, or empty. */
  search(): string;
  /** What a mailed link brought, as its page keeps it for a reload; empty where there is none. */
  keptLink(): string;
  keepLink(search: string): void;
  /** Loads another page of ours afresh, in place of this one: nothing that is in memory survives. */
  leaveFor(path: string): void;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The router keeps a page's own state under `usr`. */
const readHistory = ({ history }: Window): Record<string, unknown> => asRecord(history.state);

/** From a page's own state; the boot script puts it there under the same name. */
export function readLink(state: unknown): string {
  const { link } = asRecord(state);
  return typeof link === "string" ? link : "";
}

export const browserLocation = (window: Window): PageLocation => ({
  path: () => window.location.pathname,
  search: () => window.location.search,
  keptLink: () => readLink(readHistory(window).usr),
  keepLink: (search) => {
    const kept = readHistory(window);
    window.history.replaceState({ ...kept, usr: { ...asRecord(kept.usr), link: search } }, "");
  },
  leaveFor: (path) => window.location.replace(path),
});
