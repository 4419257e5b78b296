/** Whether an error says that the database cannot be asked just now, whoever asked and whatever for (reliability.md GD4). */

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

export function isUnavailable(error: unknown): boolean {
  const { code, message = "" } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (typeof code === "string") return SQLSTATES.test(code) || SYSTEM_CODES.has(code);
  return WITHOUT_CODE.some((beginning) => message.startsWith(beginning));
}
