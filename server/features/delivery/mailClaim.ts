/**
 * A mail is in one conversation with the mail server at a time, whichever process leads it: its row in the outbox names the
 * conversation and until when. Where the claim cannot be renewed, the conversation is ended before somebody else may begin.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { type Db } from "../../db/database.ts";
import { type OutboxMail } from "../../mail/transport/smtpMailer.ts";

/**
 * Milliseconds: how long a claim holds at first, and each time it is renewed; between renewals; and how long before its end
 * the conversation is over.
 */
export type ClaimTimes = { firstMs: number; renewedMs: number; everyMs: number; marginMs: number };

/**
 * Most conversations take a moment, and what was under way when a process died must not wait long. Those that last are with
 * a slow mail server, which has ten minutes after the end of the mail: their claims outlast a database that is away as long.
 */
const TIMES: ClaimTimes = { firstMs: MINUTE_MS, renewedMs: 11 * MINUTE_MS, everyMs: 5_000, marginMs: 5_000 };

/** Thrown where another conversation has the mail: the queue is to ask again later. */
export class MailClaimed extends Error {
  constructor() {
    super("The mail is being sent");
  }
}

const lasting = (milliseconds: number) => sql<Date>`now() + make_interval(secs => ${milliseconds / 1000})`;

export class MailClaim {
  readonly mail: OutboxMail;
  /** In the row of the mail, while the claim is held. */
  readonly name: string;
  readonly #db: Db;
  readonly #times: ClaimTimes;
  readonly #ending = new AbortController();
  readonly #renewing: NodeJS.Timeout;
  #lapsing: NodeJS.Timeout | undefined;
  #isOver = false;

  private constructor(db: Db, mail: OutboxMail, name: string, times: ClaimTimes, asked: number) {
    this.#db = db;
    this.mail = mail;
    this.name = name;
    this.#times = times;
    this.#holdUntil(asked + times.firstMs);
    this.#renewing = setInterval(() => void this.#renew(), times.everyMs);
  }

  /** The mail to send; or what became of it: "gone", or its status. */
  static async take(db: Db, id: number, changes: Partial<ClaimTimes> = {}): Promise<MailClaim | string> {
    const times = { ...TIMES, ...changes };
    const name = randomUUID();
    // By this process's own clock, and from before the question: the row never lapses earlier than this.
    const asked = performance.now();
    const mail = await db
      .updateTable("outbox_emails")
      .set({ claimed_by: name, claimed_until: lasting(times.firstMs) })
      .where("id", "=", id)
      .where("status", "=", "queued")
      .where((e) => e.or([e("claimed_until", "is", null), e("claimed_until", "<=", sql<Date>`now()`)]))
      .returningAll()
      .executeTakeFirst();
    if (mail) return new MailClaim(db, mail, name, times, asked);
    const known = await db.selectFrom("outbox_emails").select("status").where("id", "=", id).executeTakeFirst();
    if (known?.status === "queued") throw new MailClaimed();
    return known?.status ?? "gone";
  }

  /** Aborted where the conversation must be over. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** No longer renewed. The row is freed by whoever writes down what came of the mail. */
  end(): void {
    this.#isOver = true;
    clearInterval(this.#renewing);
    clearTimeout(this.#lapsing);
  }

  #holdUntil(instant: number): void {
    clearTimeout(this.#lapsing);
    if (this.#isOver) return;
    this.#lapsing = setTimeout(() => this.#ending.abort(), instant - this.#times.marginMs - performance.now());
  }

  async #renew(): Promise<void> {
    const asked = performance.now();
    try {
      const { numUpdatedRows } = await this.#db
        .updateTable("outbox_emails")
        .set({ claimed_until: lasting(this.#times.renewedMs) })
        .where("id", "=", this.mail.id)
        .where("claimed_by", "=", this.name)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) this.#holdUntil(asked + this.#times.renewedMs);
      // Freed, as after a long sleep of this machine, and perhaps taken by another.
      else this.#ending.abort();
    } catch {
      // The database is away; the claim holds until it lapses.
    }
  }
}
