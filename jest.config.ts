/**
 * Two worlds: the app in a simulated browser, the server and the contract in Node; the server once more on PostgreSQL
 * when TEST_DATABASE_URL names one (ENGINES=one: each file on one of the two engines, every eighth day on the embedded one).
 * Start it with `node --experimental-vm-modules`: then `require` loads packages that ship only ECMAScript modules.
 */
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type Config } from "jest";
import { seed } from "./__tests__/support/sampling.ts";

const shared = {
  // One name, one cache of compiled files.
  id: "practice-callouts",
  transform: { "\\.[jt]sx?$": "<rootDir>/__tests__/support/compile.ts" },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/quietConsole.ts"],
};

const server = {
  ...shared,
  testEnvironment: "node",
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/__tests__/support/closeDatabase.ts"],
};

type Engine = "pglite" | "postgres";

const root = `${import.meta.dirname}/__tests__`;

/** A run of everything takes many files as one suite, since each suite loads the app or the server anew; a run that names files takes these alone. */
const namesFiles = process.argv.some((argument) =>
  /^--(testPathPatterns?|runTestsByPath)\b|\.test\.tsx?$/.test(argument),
);

/** Whether that file runs on the other engine today: PostgreSQL is the quicker one, by far. */
function leftToTheOther(at: number, engine: Engine): boolean {
  if (process.env.ENGINES !== "one") return false;
  return ((at + seed) % 8 === 0) === (engine === "postgres");
}

/** The server's test files on that engine: some concern the data directory and its one process, some need several connections. */
function serverFiles(engine: Engine): string[] {
  const only = /\.(postgres|embedded)\.test\.ts$/;
  const files = globSync("server/**/*.test.ts", { cwd: root }).sort();
  const everywhere = files.filter((file) => !only.test(file));
  return [
    ...everywhere.filter((_, at) => !process.env.TEST_DATABASE_URL || !leftToTheOther(at, engine)),
    ...files.filter((file) => file.includes(engine === "postgres" ? ".postgres." : ".embedded.")),
  ];
}

/** Which files a project runs, by themselves or in its suites. */
function runs(suites: "app" | "server" | "sample", files: string[], engine?: Engine) {
  const alone = files.map((file) => `${root}/${file}`);
  return {
    globals: { PARTS: files, TEST_ENGINE: engine },
    testMatch: namesFiles ? alone : [`<rootDir>/__tests__/suites/${suites}/*.ts`],
  };
}

const config: Config = {
  cacheDirectory: "node_modules/.cache/jest",
  // Tests wait for timers and other processes: half a worker more for each core keeps it busy meanwhile.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testSequencer: "<rootDir>/__tests__/support/longestFirst.ts",
  // A busy machine is slow, not wrong: what hangs is still found.
  // The full run's matrices are long.
  testTimeout: process.env.FULL ? 600_000 : 60_000,
  projects: [
    {
      ...shared,
      ...runs("app", globSync("{src,contract}/**/*.test.{ts,tsx}", { cwd: root }).sort()),
      displayName: "app",
      testEnvironment: "jest-fixed-jsdom",
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/__tests__/support/dom.ts"],
    },
    {
      ...server,
      ...runs(
        process.env.ENGINES === "one" ? "sample" : "server",
        [...globSync("{contract,docs}/*.test.ts", { cwd: root }).sort(), ...serverFiles("pglite")],
        "pglite",
      ),
      displayName: "server",
      globalSetup: "<rootDir>/__tests__/support/databaseTemplate.ts",
      globalTeardown: "<rootDir>/__tests__/support/removeTemplate.ts",
    },
    ...(process.env.TEST_DATABASE_URL
      ? [
          {
            ...server,
            ...runs("server", serverFiles("postgres"), "postgres"),
            displayName: "server on PostgreSQL",
            globalSetup: "<rootDir>/__tests__/support/postgresTemplate.ts",
          },
        ]
      : []),
  ],
};

export default config;
