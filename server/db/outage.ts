/** Whether the database is away. Whoever is refused says so here; then it is asked again and again until it answers. */
import { isUnavailable } from "./unavailable.ts";

/** `gone` once, `away` once a minute, `back` once; with how many seconds it has been. */
export type OutageReport = (what: "gone" | "away" | "back", error: unknown, seconds: number) => void;

/** Milliseconds between questions to a database that is away, and between reports of that. */
const EVERY_MS = 1_000;
const REPORTED_EVERY_MS = 60_000;

/** Thrown at once, instead of waiting for a database that is known to be away. */
export class DatabaseAway extends Error {
  readonly code = "08006";
  constructor() {
    super("The database is away");
  }
}

export class Outage {
  report: OutageReport = () => undefined;
  readonly #probe: () => Promise<unknown>;
  readonly #confirmed: () => void;
  #isAway = false;
  #isLooking = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #wake: () => void = () => undefined;

  /** `probe` asks the database for a sign; `confirmed` is called when it gives none. */
  constructor(probe: () => Promise<unknown>, confirmed: () => void = () => undefined) {
    this.#probe = probe;
    this.#confirmed = confirmed;
  }

  /** The database has been asked, and gave no sign. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Takes an error that says that the database could not be asked, and nothing else. */
  take(error: unknown): boolean {
    if (!isUnavailable(error)) return false;
    if (!this.#isLooking && !this.#isClosed) void this.#follow(error);
    return true;
  }

  /** Nothing was refused, but nothing was answered either. */
  async suspect(): Promise<void> {
    if (this.#isLooking || this.#isClosed) return;
    this.#isLooking = true;
    const error = await this.#failure();
    this.#isLooking = false;
    if (error !== undefined && !this.#isClosed) {
      this.#confirm();
      await this.#follow(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#wake();
  }

  async #follow(error: unknown): Promise<void> {
    this.#isLooking = true;
    const began = Date.now();
    const seconds = (): number => Math.round((Date.now() - began) / 1000);
    let reported = began;
    this.report("gone", error, 0);
    for (
      let failure = await this.#failure();
      failure !== undefined && !this.#isClosed;
      failure = await this.#failure()
    ) {
      this.#confirm();
      if (Date.now() - reported >= REPORTED_EVERY_MS) {
        reported = Date.now();
        this.report("away", failure, seconds());
      }
      await this.#pause();
    }
    this.#isAway = false;
    this.#isLooking = false;
    if (!this.#isClosed) this.report("back", undefined, seconds());
  }

  #confirm(): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#confirmed();
  }

  async #failure(): Promise<unknown> {
    try {
      await this.#probe();
      return undefined;
    } catch (error) {
      return error ?? new Error("No answer");
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#timer = setTimeout(resolve, EVERY_MS).unref();
    });
  }
}
