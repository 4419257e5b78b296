/** The address bar as a port: where the page is, and leaving it altogether. */
export interface Visit {
  path(): string;
  /** With its question mark, or empty. */
  search(): string;
  /** Loads another page of ours afresh, in place of this one: nothing that is in memory survives. */
  leaveFor(path: string): void;
}

export const browserVisit = (window: Window): Visit => ({
  path: () => window.location.pathname,
  search: () => window.location.search,
  leaveFor: (path) => window.location.replace(path),
});
