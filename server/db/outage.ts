/**
 * Whether the database is away, or its disk full. Whoever is refused says so here; then it is asked again and again until
 * it answers, or until there is room.
 */
import { MINUTE_MS } from "../../src/contract/durations.ts";
import { Incident, type IncidentReport } from "./incident.ts";
import { isStorageFull, isUnavailable } from "./unavailable.ts";

/** `gone` and `full` once, `away` and `stillFull` once a minute, `back` and `room` once; with how many seconds it has been. */
export type OutageReport = (
  what: "gone" | "away" | "back" | "full" | "stillFull" | "room",
  error: unknown,
  seconds: number,
) => void;

/** Milliseconds between questions to a database that is away, between looks for room, and between reports of either. */
export type OutagePace = { signEveryMs: number; roomEveryMs: number; reportedEveryMs: number };
const PACE: OutagePace = { signEveryMs: 1_000, roomEveryMs: 5_000, reportedEveryMs: MINUTE_MS };

type Questions = {
  /** Asks the database for a sign. */
  sign: () => Promise<unknown>;
  /** Fails while nothing can be stored. */
  room: () => Promise<unknown>;
  /** Called when it gives no sign. */
  confirmed?: () => void;
  pace?: Partial<OutagePace>;
};

/** Thrown at once, instead of waiting for a database that is known to be away. */
export class DatabaseAway extends Error {
  readonly code = "08006";
  constructor() {
    super("The database is away");
  }
}

/** Thrown at once, instead of trying again and again what needs room. */
export class StorageFull extends Error {
  readonly code = "53100";
  constructor() {
    super("The disk is full");
  }
}

export class Outage {
  report: OutageReport = () => undefined;
  readonly #away: Incident;
  readonly #full: Incident;

  constructor({ sign, room, confirmed, pace }: Questions) {
    const { signEveryMs, roomEveryMs, reportedEveryMs } = { ...PACE, ...pace };
    const told =
      (begins: "gone" | "full", lasts: "away" | "stillFull", ends: "back" | "room"): IncidentReport =>
      (what, error, seconds) =>
        this.report({ begins, lasts, ends }[what], error, seconds);
    this.#away = new Incident({
      isOver: sign,
      ...(confirmed ? { confirmed } : {}),
      tell: told("gone", "away", "back"),
      everyMs: signEveryMs,
      reportedEveryMs,
    });
    this.#full = new Incident({
      isOver: room,
      tell: told("full", "stillFull", "room"),
      everyMs: roomEveryMs,
      reportedEveryMs,
    });
  }

  /** The database has been asked, and gave no sign. */
  get isAway(): boolean {
    return this.#away.isOn;
  }

  /** Nothing can be stored until somebody makes room; what is stored can be read. */
  get isFull(): boolean {
    return this.#full.isOn;
  }

  /** Why work that can wait is not even tried just now. */
  refusal(): Error | undefined {
    if (this.isAway) return new DatabaseAway();
    return this.isFull ? new StorageFull() : undefined;
  }

  /** Takes an error that says that the database could not be asked, or had no room, and nothing else. */
  take(error: unknown): boolean {
    if (isStorageFull(error)) this.#full.begin(error);
    else if (isUnavailable(error)) this.#away.begin(error);
    else return false;
    return true;
  }

  /** Nothing was refused, but nothing was answered either. */
  suspect(): Promise<void> {
    return this.#away.suspect();
  }

  close(): void {
    this.#away.close();
    this.#full.close();
  }
}
