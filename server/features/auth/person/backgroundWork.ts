/**
 * Work whose length must not show in the time of a response, or the response would tell whether an address is known.
 * What was answered for stands in a queue first, so that it is done even where the process ends or the
 * database goes away right after; the server waits for what it has begun before it stops.
 */
import { type FastifyBaseLogger } from "fastify";
import { fromKysely } from "pg-boss";
import { type Database, type Db, type Tx } from "../../../db/database.ts";
import { type Ports } from "../../../platform/ports.ts";
import { ACCOUNT_QUEUE, type AccountJob } from "../../../platform/queues.ts";
import { doAccountWork } from "./accountMail.ts";

const running = new WeakMap<Database, Set<Promise<void>>>();

/** Seconds after which the queue takes over what this process has not done. */
const TAKEN_OVER_AFTER_SECONDS = 60;

/**
 * Resolves when the work can no longer be lost; it begins once the response of the present request is on its way.
 * Promised in one transaction with `change`.
 */
export async function promiseAccountWork(
  ports: Ports,
  log: FastifyBaseLogger,
  job: AccountJob,
  change: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> {
  const { boss, db } = ports.database;
  const id = await db.transaction().execute(async (tx) => {
    await change(tx);
    return boss.send(ACCOUNT_QUEUE, job, { startAfter: TAKEN_OVER_AFTER_SECONDS, db: fromKysely(tx) });
  });
  const settle = async (db: Db): Promise<void> => {
    if (id) await boss.deleteJob(ACCOUNT_QUEUE, id, { db: fromKysely(db) });
  };
  afterResponse(ports.database, log, () => doAccountWork(ports, job, settle));
}

function afterResponse(database: Database, log: FastifyBaseLogger, work: () => Promise<void>): void {
  const works = running.get(database) ?? new Set();
  running.set(database, works);
  const one = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => {
      if (!database.outage.take(error)) log.error({ err: error }, "work after a response failed");
    })
    .finally(() => works.delete(one));
  works.add(one);
}

/** Resolves when nothing is left to do. */
export async function workSettled(database: Database): Promise<void> {
  await Promise.all(running.get(database) ?? []);
}
