/** The server's log as far as tests are concerned: what it did not expect. */
import { type FastifyBaseLogger } from "fastify";

export function errorLog(heard: (what: unknown) => void): FastifyBaseLogger {
  const nothing = (): void => undefined;
  const levels = { silent: nothing, trace: nothing, debug: nothing, info: nothing, warn: nothing };
  const log = { ...levels, level: "error", error: heard, fatal: heard, child: () => log };
  return log as unknown as FastifyBaseLogger;
}
