/** Work of which only so much is under way at once in this process, since it takes memory or connections that others need. */

type Bounds = {
  /** How much is under way. */
  atOnce: number;
  /** How much waits for that at most, and what is thrown beyond. Without: as much as comes. */
  waiting?: { most: number; refusal: () => Error };
};

/** Runs `work` when a place is free, in the order of coming. */
export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function concurrencyLimit({ atOnce, waiting }: Bounds): Limited {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting && queue.length >= waiting.most) throw waiting.refusal();
      // Whoever leaves hands the place over, so `running` stays as it is.
      await new Promise<void>((resume) => queue.push(resume));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
