/** What the process counts of itself, for Prometheus. No label ever names a person, a practice or an address. */
import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type Database } from "../db/database.ts";
import { type Served, type Tally } from "../platform/tally.ts";
import { type MetricsPlace, type MetricsServer, serveMetrics } from "./serveMetrics.ts";

/** Seconds; the limits that people notice lie between them. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The route that signs people in. */
const SIGN_IN = "/admin_api/auth/sign_in";

type State = "due" | "planned" | "retry" | "active";
type QueueRow = { name: string; oldest: number } & Record<State, number>;

/** A job that failed waits longer after each try, and is told under "retry" all that time. */
const STATES: State[] = ["due", "planned", "retry", "active"];

/** Jobs by queue; `oldest`: seconds for which the first of those that are due has been so. */
async function readQueues({ db }: Database): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select queue.name,
      (count(*) filter (where state = 'created' and start_after <= now()))::int as due,
      (count(*) filter (where state = 'created' and start_after > now()))::int as planned,
      (count(*) filter (where state = 'retry'))::int as retry,
      (count(*) filter (where state = 'active'))::int as active,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
        as oldest
    from pgboss.queue left join pgboss.job on job.name = queue.name and state in ('created', 'retry', 'active')
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name`.execute(db);
  return rows;
}

const outcomeOf = (status: number): string => {
  if (status < 300) return "accepted";
  return status === 429 ? "limited" : status < 500 ? "refused" : "failed";
};

export class Metrics implements Tally {
  readonly registry = new Registry();
  readonly #own = { registers: [this.registry] };
  readonly #requests = new Histogram({
    ...this.#own,
    name: "callouts_http_request_duration_seconds",
    help: "Requests by the pattern of their route, and how long they took",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
  });
  readonly #signIns = new Counter({
    ...this.#own,
    name: "callouts_sign_ins_total",
    help: "Attempts to sign in by what came of them",
    labelNames: ["outcome"],
  });
  readonly #jobs = new Counter({
    ...this.#own,
    name: "callouts_jobs_run_total",
    help: "Jobs that this process worked off; one that failed is tried again",
    labelNames: ["queue", "outcome"],
  });
  readonly #mails = new Counter({
    ...this.#own,
    name: "callouts_mails_total",
    help: "Mails that are settled: sent, failed for good, or kept for want of a mail server",
    labelNames: ["outcome"],
  });
  readonly #database: Database;
  /** Asked once for all that is told of it at a time. */
  #queues: Promise<QueueRow[]> | undefined;

  constructor(database: Database) {
    this.#database = database;
    collectDefaultMetrics({ register: this.registry });
    for (const outcome of ["accepted", "refused", "limited", "failed"]) this.#signIns.inc({ outcome }, 0);
    for (const outcome of ["sent", "failed", "kept"]) this.#mails.inc({ outcome }, 0);
    this.#watchDatabase();
    this.#watchQueues();
  }

  /** Tells them on a port of their own. Throws `OperatorError` where it is taken. */
  serve(where: MetricsPlace): Promise<MetricsServer> {
    return serveMetrics(this.registry, where);
  }

  served({ method, route, status, seconds }: Served): void {
    this.#requests.observe({ method, route, status }, seconds);
    if (route === SIGN_IN && method === "POST") this.#signIns.inc({ outcome: outcomeOf(status) });
  }

  jobRun(queue: string, outcome: "completed" | "failed"): void {
    this.#jobs.inc({ queue, outcome });
  }

  mailSettled(outcome: "sent" | "failed" | "kept"): void {
    this.#mails.inc({ outcome });
  }

  /** `count`: asked each time somebody looks. */
  watchCable(count: () => number): void {
    this.#gauge("callouts_cable_connections", "Open sockets of this process", [], (gauge) => gauge.set(count()));
  }

  #gauge(name: string, help: string, labelNames: string[], read: (gauge: Gauge) => void | Promise<void>): void {
    const collect = async function (this: Gauge): Promise<void> {
      this.reset();
      await read(this);
    };
    new Gauge({ ...this.#own, name, help, labelNames, collect });
  }

  #watchDatabase(): void {
    const { outage, connections } = this.#database;
    this.#gauge("callouts_database_up", "1 while the database answers", [], (gauge) =>
      gauge.set(outage.isAway ? 0 : 1),
    );
    this.#gauge("callouts_database_disk_full", "1 while nothing can be stored", [], (gauge) =>
      gauge.set(outage.isFull ? 1 : 0),
    );
    if (!connections) return;
    this.#gauge("callouts_database_connections", "Connections by pool and state", ["pool", "state"], (gauge) => {
      for (const { pool, total, idle, waiting } of connections()) {
        gauge.set({ pool, state: "busy" }, total - idle);
        gauge.set({ pool, state: "idle" }, idle);
        gauge.set({ pool, state: "wanted" }, waiting);
      }
    });
  }

  #watchQueues(): void {
    this.#gauge(
      "callouts_jobs",
      "Jobs by queue: due now, planned for later, to be tried again, being worked on",
      ["queue", "state"],
      async (gauge) => {
        for (const { name: queue, ...states } of await this.#readQueues())
          for (const state of STATES) gauge.set({ queue, state }, states[state]);
      },
    );
    this.#gauge(
      "callouts_jobs_oldest_due_seconds",
      "For how long the first job that is due has been so",
      ["queue"],
      async (gauge) => {
        for (const { name: queue, oldest } of await this.#readQueues()) gauge.set({ queue }, oldest);
      },
    );
  }

  /** Nothing, rather than an error, where the database cannot be asked: the other numbers are wanted then most. */
  #readQueues(): Promise<QueueRow[]> {
    if (this.#database.outage.isAway) return Promise.resolve([]);
    this.#queues ??= readQueues(this.#database)
      .catch(() => [])
      .finally(() => {
        this.#queues = undefined;
      });
    return this.#queues;
  }
}
