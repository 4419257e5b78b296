/**
 * Work whose length must not show in the time of an answer, or the answer would tell whether an address is known
 * (reliability.md GS4). The server waits for it before it stops.
 */
import { type FastifyBaseLogger } from "fastify";
import { type Database } from "../../db/database.ts";

const running = new WeakMap<Database, Set<Promise<void>>>();

/** Begins once the answer of the present request is on its way. */
export function afterAnswer(database: Database, log: FastifyBaseLogger, work: () => Promise<void>): void {
  const works = running.get(database) ?? new Set();
  running.set(database, works);
  const one = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => log.error({ err: error }, "work after an answer failed"))
    .finally(() => works.delete(one));
  works.add(one);
}

/** Resolves when nothing is left to do. */
export async function workSettled(database: Database): Promise<void> {
  await Promise.all(running.get(database) ?? []);
}
