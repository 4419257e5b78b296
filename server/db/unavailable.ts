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

/** In whose words the embedded engine tells the system's own, and PostgreSQL that it had no room for a new connection. */
const NO_ROOM = /No space left on device|ENOSPC|could not write init file/;

/** PostgreSQL's "disk full", and the system's own. */
export function isStorageFull(error: unknown): boolean {
  const { code, message = "" } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return code === "53100" || code === "ENOSPC" || NO_ROOM.test(message);
}

export function isUnavailable(error: unknown): boolean {
  const { code, syscall, message = "" } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (isStorageFull(error)) return true;
  // PostgreSQL's socket file goes when it stops.
  if (code === "ENOENT") return syscall === "connect";
  if (typeof code === "string") return SQLSTATES.test(code) || SYSTEM_CODES.has(code);
  return WITHOUT_CODE.some((beginning) => message.startsWith(beginning));
}

/** PostgreSQL undid the transaction for the sake of another one; the same work can be done right after it. */
export function isDeadlock(error: unknown): boolean {
  return ((error ?? {}) as Partial<NodeJS.ErrnoException>).code === "40P01";
}
