/**
 * Works the mail queue off in lanes, so that mails people wait for at their screen never stand behind a callout's hundred.
 * A conversation with a slow mail server gives its place to the next mail after a while; and the more connections such
 * conversations hold, the fewer a single domain may hold of them, so that some are left for the others (docs/decisions/0034).
 */
import { setTimeout as pause } from "node:timers/promises";
import { type Job, type PgBoss } from "pg-boss";
import { MINUTE_MS } from "../../src/contract/durations.ts";
import { MailClaimed } from "../features/delivery/mailClaim.ts";
import { HEARTBEAT_SECONDS, MAIL_PRIORITY, MAIL_QUEUE, type MailJob } from "../platform/queues.ts";
import { STOP_MS } from "../platform/stopTimes.ts";

/** `places`: how many at once; `sockets`: with those that have given their place away. */
type Lane = { minPriority?: number; maxPriority?: number; places: number; sockets: number };

export const LANES = {
  account: { minPriority: MAIL_PRIORITY.account, places: 4, sockets: 20 },
  callout: { maxPriority: MAIL_PRIORITY.account - 1, places: 8, sockets: 40 },
} as const satisfies Record<string, Lane>;

/** Milliseconds: between looks at an empty lane; until a mail gives its place to the next; that those under way have at the end. */
export type Pace = { pollMs: number; slowMs: number; drainMs: number };
const PACE: Pace = { pollMs: 500, slowMs: 5_000, drainMs: STOP_MS.mails };

/** `stopping`: the conversation is to be over at once. */
type Work = (job: MailJob, lane: keyof typeof LANES, stopping: AbortSignal) => Promise<string>;
/** Hears of each job that failed, and of each time the queue could not be asked. */
type Failed = (error: unknown) => void;
type Conversation = { job: Job<MailJob>; isSlow: boolean; settled: Promise<void> };

const isSlow = (conversation: Conversation): boolean => conversation.isSlow;

/** Slow domains that hold as many connections as are left: the first may have half of them, the next half of the rest. */
function crowded(conversations: Iterable<Conversation>, left: number): string[] {
  const byDomain = Map.groupBy(conversations, ({ job }) => job.groupId ?? "");
  return [...byDomain].filter(([, some]) => some.length >= left && some.some(isSlow)).map(([domain]) => domain);
}

export class MailLanes {
  readonly #boss: PgBoss;
  readonly #work: Work;
  readonly #failed: Failed;
  readonly #pace: Pace;
  readonly #underWay = new Set<Conversation>();
  /** Nothing new is begun; then, what is under way is ended. */
  readonly #stopping = new AbortController();
  readonly #ending = new AbortController();
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

  /** What is under way has a while, and is tried again by whoever comes next. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#loops);
    await this.#untilSettled(this.#pace.drainMs);
    this.#ending.abort();
    await this.#untilSettled(STOP_MS.mailsEnding);
    clearInterval(this.#heartbeat);
    const left = [...this.#underWay].map(({ job }) => job);
    if (left.length > 0) await this.#boss.fail(MAIL_QUEUE, left, { message: "The server stopped" }).catch(this.#failed);
  }

  /** Of all that is under way, but no longer than this. */
  async #untilSettled(milliseconds: number): Promise<void> {
    const all = Promise.all([...this.#underWay].map(({ settled }) => settled));
    const enough = new AbortController();
    await Promise.race([all, pause(milliseconds, undefined, { signal: enough.signal }).catch(() => undefined)]);
    enough.abort();
  }

  async #workOff(name: keyof typeof LANES): Promise<void> {
    const { places, sockets, ...filter }: Lane = LANES[name];
    const held = new Set<Promise<void>>();
    const open = new Set<Conversation>();
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const left = sockets - open.size;
      const free = Math.min(places - held.size, left);
      // One by one where some are slow, so that no domain is given more at once than it may hold.
      const batchSize = [...open].some(isSlow) ? Math.min(free, 1) : free;
      const jobs = batchSize > 0 ? await this.#fetch({ batchSize, ...filter, ignoreGroups: crowded(open, left) }) : [];
      for (const job of jobs) {
        const conversation = this.#begin(job, name);
        const place = Promise.race([conversation.settled, this.#untilSlow(conversation)]);
        open.add(conversation);
        held.add(place);
        void conversation.settled.finally(() => open.delete(conversation));
        void place.finally(() => held.delete(place));
      }
      if (jobs.length < batchSize) await this.#wait();
      else if (open.size >= sockets)
        await Promise.race([this.#wait(MINUTE_MS), ...[...open].map(({ settled }) => settled)]);
      else if (held.size >= places) await Promise.race(held);
    }
  }

  #wait(milliseconds = this.#pace.pollMs): Promise<void> {
    return pause(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  async #untilSlow(conversation: Conversation): Promise<void> {
    await this.#wait(this.#pace.slowMs);
    conversation.isSlow = true;
  }

  async #fetch(options: Parameters<PgBoss["fetch"]>[1]): Promise<Job<MailJob>[]> {
    try {
      return await this.#boss.fetch<MailJob>(MAIL_QUEUE, options);
    } catch (error) {
      this.#failed(error);
      return [];
    }
  }

  #begin(job: Job<MailJob>, lane: keyof typeof LANES): Conversation {
    const conversation: Conversation = { job, isSlow: false, settled: Promise.resolve() };
    this.#underWay.add(conversation);
    conversation.settled = this.#settle(job, lane).finally(() => this.#underWay.delete(conversation));
    return conversation;
  }

  /** Never throws: what cannot be written down is handed out again once its heartbeat has stopped. */
  async #settle(job: Job<MailJob>, lane: keyof typeof LANES): Promise<void> {
    try {
      const result = await this.#work(job.data, lane, this.#ending.signal).catch(async (error: unknown) => {
        if (!(error instanceof MailClaimed)) this.#failed(error);
        await this.#boss.fail(MAIL_QUEUE, job, { message: String(error) });
      });
      if (result !== undefined) await this.#boss.complete(MAIL_QUEUE, job, { result });
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Tells the queue that these are still worked on; where this stops, as after a crash, they are handed out again. */
  async #beat(): Promise<void> {
    const jobs = [...this.#underWay].map(({ job }) => job);
    if (jobs.length > 0) await this.#boss.touch(MAIL_QUEUE, jobs).catch(this.#failed);
  }
}
