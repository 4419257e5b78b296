/** The table of reliability names only what is there, and calls kept only what was tried and held. */
import { existsSync, globSync } from "node:fs";
import { GUARANTEES, type Guarantee, type Trial } from "../../bench/support/reliability/guarantees.ts";
import { rowOf } from "../../bench/support/reliability/rows.ts";

/** Each with the sizes at which it is tried. */
const trials = GUARANTEES.flatMap(({ full, quick, onPostgres }) => [
  { trial: full, onPostgres, isFull: true },
  ...(quick ? [{ trial: quick, onPostgres, isFull: false }] : []),
]);
const files = globSync("__tests__/{src,server}/**/*.test.{ts,tsx}");

test("every pattern of a suite finds tests that run on the engine of its row", () => {
  const lost = trials.flatMap(({ trial, onPostgres, isFull }) => {
    if (trial.kind !== "tests") return [];
    const notThere = onPostgres ? ".embedded." : ".postgres.";
    const those = files.filter((file) => !file.includes(notThere) && (isFull || !file.includes(".full.")));
    const folder = trial.project === "app" ? "__tests__/src/" : "__tests__/server/";
    return trial.suites.filter((suite) => !those.some((file) => file.startsWith(folder) && file.includes(suite)));
  });
  expect(lost).toEqual([]);
});

test("every program and every file of browser tests is there", () => {
  const specs = globSync("__tests__/browser/**/*.spec.ts");
  const isThere = (spec: string): boolean => specs.some((file) => file.endsWith(`/${spec}.spec.ts`));
  const named = trials.flatMap(({ trial }) => {
    if (trial.kind === "browser") return trial.specs.map((spec) => [spec, isThere(spec)]);
    return trial.kind === "program" ? trial.args.slice(0, 1).map((program) => [program, existsSync(program)]) : [];
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, found]) => !found)).toEqual([]);
});

describe("a row is", () => {
  const trial: Trial = { kind: "tests", project: "server", suites: ["server/cable"] };
  const guarantee = { what: "the cable", target: "every scenario", full: trial, trial, figure: () => "a figure" };
  const ran = (outcome: object, code = 0) => ({ code, output: `first\n${JSON.stringify(outcome)}\n` });
  const verdictOf = (...args: Parameters<typeof rowOf>) => rowOf(...args).verdict;

  test("kept where tests passed and none failed", () => {
    expect(verdictOf(guarantee, ran({ passed: 3, tests: 3 }), 1)).toBe("kept");
    expect(verdictOf(guarantee, ran({ passed: 2, tests: 3 }, 1), 1)).toBe("MISSED");
  });

  test("missed where no test ran", () => {
    expect(verdictOf(guarantee, ran({ passed: 0, tests: 0 }), 1)).toBe("MISSED");
  });

  test("missed where nothing was said at the end", () => {
    expect(verdictOf(guarantee, { code: 0, output: "" }, 1)).toBe("MISSED");
  });

  test("not tried where its engine is not installed", () => {
    const row = rowOf({ ...guarantee, onPostgres: true }, undefined, 0);
    expect(row).toMatchObject({ verdict: "NOT TRIED", engine: "PostgreSQL" });
  });

  test("missed where an answer did not reach everybody", () => {
    const apps = GUARANTEES.find(({ what }) => what === "many open apps hear of each callout");
    const outcome = { heard: { undelivered: 0 }, drops: 0 };
    if (!apps) throw new Error("There is no such row.");
    const verdictAt = (undelivered: number) =>
      verdictOf({ ...apps, trial: apps.full }, ran({ ...outcome, answers: { undelivered } }), 1);
    expect([verdictAt(0), verdictAt(1)]).toEqual(["kept", "MISSED"]);
  });

  test("judged by itself where the program judges more", () => {
    const program: Trial = { kind: "program", args: ["bench/capacity.ts"] };
    const own: Guarantee & { trial: Trial } = { ...guarantee, trial: program, isKept: ({ lost }) => lost === 0 };
    expect(verdictOf(own, ran({ lost: 0 }, 1), 1)).toBe("kept");
    expect(verdictOf(own, ran({ lost: 1 }), 1)).toBe("MISSED");
  });
});
