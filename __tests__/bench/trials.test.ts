/** A trial runs with settings of its own, and leaves no process behind. */
import { run } from "../../bench/support/reliability/trials.ts";

const root = process.cwd();
const NAMES = ["DATABASE_URL", "TEST_DATABASE_URL", "FULL", "SEED", "RUNS"];

test("what sets the caller's own runs reaches a trial only where its row says so", async () => {
  const before = { ...process.env };
  try {
    for (const name of NAMES) process.env[name] = "the caller's";
    const tell = `console.log(JSON.stringify(${JSON.stringify(NAMES)}.map((name) => process.env[name] ?? null)))`;
    const { output } = await run({ args: ["-e", tell], settings: { FULL: "1" }, root });
    expect(JSON.parse(output)).toEqual([null, null, "1", null, null]);
  } finally {
    process.env = before;
  }
});

/** Starts another process that holds the output open for as long as it runs, and ends like that. */
const leaving = (end: string): string =>
  `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });${end}`;

test("at the time limit it ends with whatever it started", async () => {
  const { code } = await run({ args: ["-e", leaving("")], settings: {}, root, timeoutMs: 500 });
  expect(code).toBeNull();
});

test("what it left running when it ended is ended as well", async () => {
  const { code } = await run({ args: ["-e", leaving("process.exit(3)")], settings: {}, root });
  expect(code).toBe(3);
});
