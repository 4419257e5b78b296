/** Gathers what comes within one animation frame (docs/performance.md P10: one dispatch a frame holds 3,000 a second). */

/** Calls once, at the next frame; a hidden tab has no frames, so a timer of `atLatest` milliseconds stands behind it. */
type OnNextFrame = (run: () => void) => () => void;

const AT_LATEST_MS = 100;

const onNextFrame: OnNextFrame = (run) => {
  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const once = (): void => {
    stop();
    run();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, AT_LATEST_MS);
  return stop;
};

export class FrameBatch<Item> {
  readonly #deliver: (items: Item[]) => void;
  readonly #onNextFrame: OnNextFrame;
  #items: Item[] = [];
  #cancel: (() => void) | null = null;

  constructor(deliver: (items: Item[]) => void, schedule: OnNextFrame = onNextFrame) {
    this.#deliver = deliver;
    this.#onNextFrame = schedule;
  }

  add(item: Item): void {
    this.#items.push(item);
    this.#cancel ??= this.#onNextFrame(() => this.flush());
  }

  /** Delivers at once what waits, so that nothing overtakes it. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#items.length === 0) return;
    const items = this.#items;
    this.#items = [];
    this.#deliver(items);
  }

  /** Drops what waits. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#items = [];
  }
}
