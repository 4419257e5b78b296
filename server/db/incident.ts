/** An outage: followed from the first failure until a probe succeeds. */

/** `begins` once, `lasts` once an interval, `ends` once; with how many seconds it has been. */
export type IncidentReport = (what: "begins" | "lasts" | "ends", error: unknown, seconds: number) => void;

type Settings = {
  /** Asks; fails while it lasts. */
  isOver: () => Promise<unknown>;
  /** Called when the question has found that it is so. */
  confirmed?: () => void;
  tell: IncidentReport;
  /** Milliseconds between questions, and between reports. */
  everyMs: number;
  reportedEveryMs: number;
};

export class Incident {
  readonly #settings: Settings;
  #isOn = false;
  #isFollowed = false;
  #isClosed = false;
  #began = 0;
  #toldAt = Number.NEGATIVE_INFINITY;
  #wasTold = false;
  #timer: NodeJS.Timeout | undefined;
  #wake: () => void = () => undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** The question has been asked, and found that it is so. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Somebody has met it. */
  begin(error: unknown): void {
    if (!this.#isFollowed && !this.#isClosed) void this.#follow(error);
  }

  /** Somebody may have met it; nothing is told unless it is so. */
  async suspect(): Promise<void> {
    if (this.#isFollowed || this.#isClosed) return;
    this.#isFollowed = true;
    const error = await this.#failure();
    this.#isFollowed = false;
    if (error === undefined || this.#isClosed) return;
    this.#confirm();
    await this.#follow(error);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#wake();
  }

  async #follow(error: unknown): Promise<void> {
    this.#isFollowed = true;
    this.#began = performance.now();
    this.#wasTold = false;
    // What is over at once and comes again and again is not told each time; what lasts is.
    if (this.#isDue() || this.#isOn) this.#tell("begins", error);
    let failure = await this.#failure();
    while (failure !== undefined && !this.#isClosed) {
      this.#confirm();
      if (!this.#wasTold) this.#tell("begins", failure);
      else if (this.#isDue()) this.#tell("lasts", failure);
      await this.#pause();
      failure = await this.#failure();
    }
    this.#isOn = false;
    this.#isFollowed = false;
    if (this.#wasTold && !this.#isClosed) this.#settings.tell("ends", undefined, this.#seconds());
  }

  #isDue(): boolean {
    return performance.now() - this.#toldAt >= this.#settings.reportedEveryMs;
  }

  #seconds(): number {
    return Math.round((performance.now() - this.#began) / 1000);
  }

  #tell(what: "begins" | "lasts", error: unknown): void {
    this.#wasTold = true;
    this.#toldAt = performance.now();
    this.#settings.tell(what, error, this.#seconds());
  }

  #confirm(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#settings.confirmed?.();
  }

  async #failure(): Promise<unknown> {
    try {
      await this.#settings.isOver();
      return undefined;
    } catch (error) {
      return error ?? new Error("No answer");
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#timer = setTimeout(resolve, this.#settings.everyMs).unref();
    });
  }
}
