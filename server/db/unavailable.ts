/** Whether an error says that the database cannot be asked just now, whoever asked and whatever for. */

/** PostgreSQL's classes: connection lost, resources (disk, memory, connections), shut down or starting, its files not to be read. */
const SQLSTATES = /^(08|53|57P0|58)/;

const SYSTEM_CODES = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOSPC",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** What `pg` and its pool throw themselves has no code: the pool is exhausted, the connection lost, nobody answers. */
const WITHOUT_CODE = [
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Connection terminated",
  "Query read timeout",
  "Client has encountered a connection error",
];

/** PostgreSQL's "disk full", and the system's own; the embedded engine tells the second in its words only. */
export function isStorageFull(error: unknown): boolean {
  const { code, message = "" } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return code === "53100" || code === "ENOSPC" || /No space left on device|ENOSPC/.test(message);
}

export function isUnavailable(error: unknown): boolean {
  const { code, message = "" } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (typeof code === "string") return SQLSTATES.test(code) || SYSTEM_CODES.has(code);
  return isStorageFull(error) || WITHOUT_CODE.some((beginning) => message.startsWith(beginning));
}
