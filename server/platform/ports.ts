/** What the server needs of the world; handed in once, so that tests hand in their own. */
import { type MailKind } from "../../src/contract/callout.ts";
import { type DoctorRef } from "../../src/contract/shapes/doctor.ts";
import { forCompany } from "../db/companyScope.ts";
import { type Database, type Tx } from "../db/database.ts";
import { type Clock } from "./clock.ts";
import { type Config } from "./config.ts";
import { type SecretKeys } from "./secretKeys.ts";

export type Ports = {
  database: Database;
  clock: Clock;
  config: Config;
  keys: SecretKeys;
};

/** The mails that a decision would send. */
export type Rehearsal = { mails: { kind: MailKind; doctor: DoctorRef; subject: string; text: string }[] };

/**
 * One transaction inside one company. `tx` sees that company only; `now` is the moment of everything in it.
 * Jobs are sent through `boss` with `{ db: fromKysely(tx) }`, or PGlite waits for ever.
 */
export type CompanyWork = {
  tx: Tx;
  companyId: number;
  now: Date;
  ports: Ports;
  /**
   * Done in this order when all the rest is done: what holds rows that many others wait for, so that it holds them briefly.
   */
  atEnd: (() => Promise<void>)[];
  /** Mails are noted here instead of being queued: all of it will be undone. */
  rehearsal?: Rehearsal;
};

/** In a transaction that is under way; `tx` need not be limited to the company yet. */
export async function workWithin<Result>(
  { ports, tx, companyId }: { ports: Ports; tx: Tx; companyId: number },
  work: (unit: CompanyWork) => Promise<Result> | Result,
): Promise<Result> {
  const atEnd: CompanyWork["atEnd"] = [];
  const result = await work({ tx: forCompany(tx, companyId), companyId, now: ports.clock.now(), ports, atEnd });
  for (const step of atEnd) await step();
  return result;
}

/** Runs `work` in a transaction of the company: all of it happens, or none. */
export function inCompany<Result>(
  ports: Ports,
  companyId: number,
  work: (unit: CompanyWork) => Promise<Result> | Result,
): Promise<Result> {
  return ports.database.db.transaction().execute((tx) => workWithin({ ports, tx, companyId }, work));
}
