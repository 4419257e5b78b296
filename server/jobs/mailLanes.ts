/**
 * Works the mail queue off in lanes, so that mails people wait for at their screen never stand behind a callout's hundred.
 * A conversation with a slow mail server gives its place to the next mail after a while, and none is begun twice.
 */
import { setTimeout as pause } from "node:timers/promises";
import { type Job, type PgBoss } from "pg-boss";
import { HEARTBEAT_SECONDS, MAIL_PRIORITY, MAIL_QUEUE, type MailJob } from "../platform/queues.ts";

/** `places`: how many at once; `most`: with those that have given their place away. */
export type Lane = { minPriority?: number; maxPriority?: number; places: number; most: number };

export const LANES = {
  account: { minPriority: MAIL_PRIORITY.account, places: 4, most: 10 },
  callout: { maxPriority: MAIL_PRIORITY.account - 1, places: 8, most: 20 },
} as const satisfies Record<string, Lane>;

/** Milliseconds: between looks at an empty lane; until a mail gives its place to the next; that those under way have at the end. */
export type Pace = { pollMs: number; slowMs: number; drainMs: number };
const PACE: Pace = { pollMs: 500, slowMs: 5_000, drainMs: 8_000 };

type Work = (job: MailJob, lane: keyof typeof LANES) => Promise<string>;
/** Hears of each job that failed, and of each time the queue could not be asked. */
type Failed = (error: unknown) => void;
type Conversation = { job: Job<MailJob>; settled: Promise<void> };

const nameOf = ({ id, copy }: MailJob): string => `${id}${copy ? " copy" : ""}`;

export class MailLanes {
  readonly #boss: PgBoss;
  readonly #work: Work;
  readonly #failed: Failed;
  readonly #pace: Pace;
  /** What is being sent, by mail: a job that the queue hands out again waits for the first. */
  readonly #sending = new Map<string, Promise<string>>();
  readonly #underWay = new Set<Conversation>();
  readonly #stopping = new AbortController();
  readonly #loops: Promise<void>[];
  readonly #heartbeat: NodeJS.Timeout;

  constructor(boss: PgBoss, work: Work, failed: Failed, pace: Partial<Pace> = {}) {
    this.#boss = boss;
    this.#work = work;
    this.#failed = failed;
    this.#pace = { ...PACE, ...pace };
    this.#loops = (Object.keys(LANES) as (keyof typeof LANES)[]).map((lane) => this.#workOff(lane));
    this.#heartbeat = setInterval(() => void this.#beat(), (HEARTBEAT_SECONDS * 1000) / 3);
  }

  /** Nothing new is begun; what is under way has a while, and is tried again by whoever comes next. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#loops);
    const all = Promise.all([...this.#underWay].map(({ settled }) => settled));
    const enough = new AbortController();
    await Promise.race([all, pause(this.#pace.drainMs, undefined, { signal: enough.signal }).catch(() => undefined)]);
    enough.abort();
    clearInterval(this.#heartbeat);
    const left = [...this.#underWay].map(({ job }) => job);
    if (left.length > 0) await this.#boss.fail(MAIL_QUEUE, left, { message: "The server stopped" });
  }

  async #workOff(name: keyof typeof LANES): Promise<void> {
    const { places, most, ...filter }: Lane = LANES[name];
    const held = new Set<Promise<void>>();
    const open = new Set<Promise<void>>();
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const free = Math.min(places - held.size, most - open.size);
      const jobs = free > 0 ? await this.#fetch(free, filter) : [];
      for (const job of jobs) {
        const settled = this.#settle(job, name);
        const place = Promise.race([settled, this.#untilSlow()]);
        open.add(settled);
        held.add(place);
        void settled.finally(() => open.delete(settled));
        void place.finally(() => held.delete(place));
      }
      const isFull = jobs.length === free;
      const soonest = isFull ? Promise.race([...held, ...(open.size >= most ? open : [])]) : undefined;
      if (!soonest || (held.size === 0 && open.size === 0)) await this.#wait();
      else await Promise.race([soonest, this.#wait(60_000)]);
    }
  }

  #wait(milliseconds = this.#pace.pollMs): Promise<void> {
    return pause(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  #untilSlow(): Promise<void> {
    return this.#wait(this.#pace.slowMs);
  }

  async #fetch(batchSize: number, filter: Omit<Lane, "places" | "most">): Promise<Job<MailJob>[]> {
    try {
      return await this.#boss.fetch<MailJob>(MAIL_QUEUE, { batchSize, ...filter });
    } catch (error) {
      this.#failed(error);
      return [];
    }
  }

  /** Never throws: what cannot be written down is handed out again once its heartbeat has stopped. */
  async #settle(job: Job<MailJob>, lane: keyof typeof LANES): Promise<void> {
    const conversation: Conversation = { job, settled: Promise.resolve() };
    this.#underWay.add(conversation);
    conversation.settled = this.#send(job, lane)
      .then((result) => this.#boss.complete(MAIL_QUEUE, job, { result }))
      .catch((error: unknown) => {
        this.#failed(error);
        return this.#boss.fail(MAIL_QUEUE, job, { message: String(error) });
      })
      .then(() => undefined, this.#failed)
      .finally(() => this.#underWay.delete(conversation));
    return conversation.settled;
  }

  #send({ data }: Job<MailJob>, lane: keyof typeof LANES): Promise<string> {
    const name = nameOf(data);
    const known = this.#sending.get(name);
    if (known !== undefined) return known;
    const sending = this.#work(data, lane).finally(() => this.#sending.delete(name));
    this.#sending.set(name, sending);
    return sending;
  }

  /** Tells the queue that these are still worked on; where this stops, as after a crash, they are handed out again. */
  async #beat(): Promise<void> {
    const jobs = [...this.#underWay].map(({ job }) => job);
    if (jobs.length > 0) await this.#boss.touch(MAIL_QUEUE, jobs).catch(this.#failed);
  }
}
