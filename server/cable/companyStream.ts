/** One company's live messages: how far the table was read, who hears, and what changed without a notification. */
import { isNotificationType } from "../../src/contract/notification.ts";
import { type ChangedFrame, type MarkedFrame } from "../../src/contract/shapes/notification.ts";
import { type Db } from "../db/database.ts";
import { type CompanyChange, type MarkedChange } from "../features/notifications/companyChange.ts";
import { presentLive } from "../features/notifications/presentNotification.ts";
import {
  type Cursor,
  notificationsAfter,
  readCursor,
  type StoredNotification,
} from "../features/notifications/readNotifications.ts";
import { type Connection } from "./connection.ts";
import { framesOf } from "./protocol.ts";

/** Rows read at a time. */
const BATCH_ROWS = 200;
/** Milliseconds in which changes of one callout become one frame. */
const COALESCE_MS = 30;
/** Milliseconds until a failed read is tried again. */
const RETRY_MS = 500;

type Reads = { db: Db; failed: (error: unknown) => void };

export class CompanyStream {
  readonly companyId: number;
  readonly connections = new Set<Connection>();
  readonly #reads: Reads;
  #cursor: Cursor = { seq: 0, epoch: "" };
  #isPlaced = false;
  #isReading = false;
  #hasMissed = false;
  #readAgain = false;
  /** Committed notifications may not have been told yet. */
  #isBehind = false;
  /** Told once the notifications before them are. */
  #marks: MarkedChange[] = [];
  readonly #changed = new Set<number | null>();
  #flush: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(companyId: number, reads: Reads) {
    this.companyId = companyId;
    this.#reads = reads;
  }

  /** From here on nothing committed is missed; what came before is fetched by those who join. */
  async place(): Promise<void> {
    this.#cursor = await readCursor(this.#reads.db, this.companyId);
    this.#isPlaced = true;
    // Committed after the cursor was read, perhaps.
    if (this.#readAgain) void this.#read();
  }

  hear(change: CompanyChange): void {
    if ("marked" in change) this.#noteMarks(change);
    else if (!change.notified) this.#noteChange(change.callout_id);
    else if (change.seq > this.#cursor.seq) void this.#read();
  }

  /** Looks whether a change went missing without anybody noticing: behind a network that died silently, say. */
  look(): void {
    void this.#read();
  }

  /** After changes may have been missed: the table has the notifications, and everybody fetches the rest again. */
  async recover(): Promise<void> {
    this.#hasMissed = true;
    this.#isBehind = true;
    try {
      const cursor = await readCursor(this.#reads.db, this.companyId);
      // Another database, or an older state of this one, counts anew.
      if (cursor.epoch !== this.#cursor.epoch || cursor.seq < this.#cursor.seq) this.#cursor = cursor;
      this.#hasMissed = false;
      void this.#read();
      this.#noteChange(null);
    } catch (error) {
      this.#tryLater(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#flush);
    clearTimeout(this.#retry);
  }

  /** One read at a time, so that messages keep their order; a change meanwhile makes it look once more. */
  async #read(): Promise<void> {
    this.#readAgain = true;
    if (this.#isReading || !this.#isPlaced) return;
    this.#isReading = true;
    this.#isBehind = true;
    try {
      let rows: StoredNotification[] = [];
      while (!this.#isClosed && (this.#readAgain || rows.length === BATCH_ROWS)) {
        this.#readAgain = false;
        rows = await notificationsAfter(this.#reads.db, this.companyId, {
          after: this.#cursor.seq,
          limit: BATCH_ROWS,
        });
        for (const row of rows) this.#tell(row);
      }
      this.#isBehind = this.#hasMissed;
      if (!this.#isBehind) for (const marks of this.#marks.splice(0)) this.#tellMarks(marks);
    } catch (error) {
      this.#tryLater(error);
    }
    this.#isReading = false;
  }

  #tell(row: StoredNotification): void {
    this.#cursor = { ...this.#cursor, seq: row.seq };
    // Types of the inbox only are fetched, never announced.
    if (isNotificationType(row.notification_type)) this.#deliver(presentLive(row, this.#cursor.epoch));
    else this.#noteChange(row.callout_id);
  }

  #noteChange(calloutId: number | null): void {
    if (this.#isClosed) return;
    this.#changed.add(calloutId);
    this.#flush ??= setTimeout(() => this.#tellChanges(), COALESCE_MS);
  }

  #tellChanges(): void {
    this.#flush = undefined;
    const { seq } = this.#cursor;
    // "Anything" covers each.
    const changed = this.#changed.has(null) ? [null] : [...this.#changed];
    this.#changed.clear();
    for (const callout_id of changed) this.#deliver({ changed: { callout_id, seq } } satisfies ChangedFrame);
  }

  /** After what they may be about: a row that comes later would be taken to be unread. */
  #noteMarks(change: MarkedChange): void {
    if (this.#isBehind) this.#marks.push(change);
    else this.#tellMarks(change);
  }

  #tellMarks({ marked_by, marked }: MarkedChange): void {
    const frameFor = framesOf({ marked } satisfies MarkedFrame);
    for (const connection of this.connections)
      if (connection.session?.userId === marked_by) connection.deliver(frameFor);
  }

  #deliver(message: object): void {
    const frameFor = framesOf(message);
    for (const connection of this.connections) connection.deliver(frameFor);
  }

  #tryLater(error: unknown): void {
    if (this.#isClosed) return;
    this.#reads.failed(error);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void (this.#hasMissed ? this.recover() : this.#read()), RETRY_MS);
  }
}
