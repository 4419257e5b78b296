/**
 * Two worlds: the app in a simulated browser, the server and the contract in Node; the server once more on PostgreSQL
 * when TEST_DATABASE_URL names one (ENGINES=one: each suite on one of the two engines, every fourth day on the embedded one).
 * Start it with `node --experimental-vm-modules`: then `require` loads packages that ship only ECMAScript modules.
 */
import { globSync } from "node:fs";
import { type Config } from "jest";

const shared = {
  transform: { "\\.[jt]sx?$": "babel-jest" },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/quietConsole.ts"],
};

const server = { ...shared, testEnvironment: "node" };

/** The suites that run on the other engine today, as patterns of their paths. */
function leftToTheOther(engine: "pglite" | "postgres"): string[] {
  if (process.env.ENGINES !== "one") return [];
  const day = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000));
  return (
    globSync("__tests__/server/**/*.test.ts", { cwd: import.meta.dirname })
      .filter((file) => !/\.(postgres|embedded)\.test\.ts$/.test(file))
      .sort()
      // PostgreSQL is the quicker one, by far.
      .filter((_, at) => ((at + day) % 4 === 0) === (engine === "postgres"))
      .map((file) => `/${file.replaceAll(".", "\\.")}$`)
  );
}

const config: Config = {
  cacheDirectory: "node_modules/.cache/jest",
  // One less than the cores by default, which leaves one of two.
  maxWorkers: "100%",
  // A busy machine is slow, not wrong: what hangs is still found.
  // The full run's matrices are long.
  testTimeout: process.env.FULL ? 600_000 : 60_000,
  // A worker that has grown is slow; a new one takes a second.
  workerIdleMemoryLimit: "800MB",
  projects: [
    {
      ...shared,
      displayName: "app",
      testEnvironment: "jest-fixed-jsdom",
      testMatch: ["<rootDir>/__tests__/{src,contract}/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/__tests__/support/dom.ts"],
    },
    {
      ...server,
      displayName: "server",
      globals: { TEST_ENGINE: "pglite" },
      globalSetup: "<rootDir>/__tests__/support/databaseTemplate.ts",
      globalTeardown: "<rootDir>/__tests__/support/removeTemplate.ts",
      testMatch: ["<rootDir>/__tests__/{server,contract,docs}/**/*.test.ts"],
      // What only several connections can show.
      testPathIgnorePatterns: [
        "\\.postgres\\.test\\.ts$",
        ...(process.env.TEST_DATABASE_URL ? leftToTheOther("pglite") : []),
      ],
    },
    ...(process.env.TEST_DATABASE_URL
      ? [
          {
            ...server,
            displayName: "server on PostgreSQL",
            globals: { TEST_ENGINE: "postgres" },
            globalSetup: "<rootDir>/__tests__/support/postgresTemplate.ts",
            testMatch: ["<rootDir>/__tests__/server/**/*.test.ts"],
            // What concerns the data directory and its one process.
            testPathIgnorePatterns: ["\\.embedded\\.test\\.ts$", ...leftToTheOther("postgres")],
          },
        ]
      : []),
  ],
};

export default config;
