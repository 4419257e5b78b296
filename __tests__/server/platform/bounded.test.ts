import { concurrencyLimit, type Limited } from "../../../server/platform/concurrencyLimit.ts";

/** Work that ends when it is told to. */
function pieces(run: Limited) {
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const done = Array.from({ length: 5 }, (_, n) =>
    run(() => {
      begun.push(n);
      return new Promise<number>((resolve, reject) => {
        ends[n] = (error) => (error ? reject(error) : resolve(n));
      });
    }),
  );
  return { begun, ends, done };
}

test("as much as is allowed is under way, the rest in the order of coming, also after a failure", async () => {
  const { begun, ends, done } = pieces(concurrencyLimit({ atOnce: 2 }));
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[1]?.(new Error("broken"));
  await expect(done[1]).rejects.toThrow("broken");
  expect(begun).toEqual([0, 1, 2]);
  ends[2]?.();
  await done[2];
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[0]?.();
  ends[3]?.();
  await Promise.all([done[0], done[3]]);
  ends[4]?.();
  expect(await done[4]).toBe(4);
});

test("beyond what may wait is refused at once, and a place that is free is taken", async () => {
  const refusal = () => new Error("full");
  const run = concurrencyLimit({ atOnce: 2, waiting: { most: 2, refusal } });
  const { ends, done } = pieces(run);
  await expect(done[4]).rejects.toThrow("full");
  for (const n of [0, 1, 2, 3]) {
    await Promise.resolve();
    ends[n]?.();
    expect(await done[n]).toBe(n);
  }
  expect(await run(async () => "free")).toBe("free");
});
