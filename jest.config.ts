/**
 * Two worlds: the app in a simulated browser, the server and the contract in Node. Where TEST_DATABASE_URL names a
 * PostgreSQL, the server's tests run there; in the full run on both it and the
 * embedded database.
 * Start it with `node --experimental-vm-modules`: then `require` loads packages that ship only ECMAScript modules; and with
 * `--max-semi-space-size=64`, more room for short-lived objects, which spares the app's tests a tenth of their time.
 */
import { availableParallelism } from "node:os";
import { type Config } from "jest";

const shared = {
  // One name, one cache of compiled files.
  id: "practice-callouts",
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/quietConsole.ts"],
};

const server = {
  ...shared,
  testEnvironment: "node",
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/__tests__/support/database/closeDatabase.ts"],
};

/** Of the server's tests, some concern the data directory and its one process, some need several connections. */
const EMBEDDED_ONLY = "\\.embedded\\.test\\.ts$";
const POSTGRES_ONLY = "\\.postgres\\.test\\.ts$";
/** Processes that are killed, databases that go away or fall silent: whole minutes of waiting, in the full run. */
const FAULTS = process.env.FULL ? [] : ["\\.full\\."];
const EVERYWHERE = "<rootDir>/__tests__/{bench,contract,docs}/**/*.test.ts";

const postgres = Boolean(process.env.TEST_DATABASE_URL);
/** PostgreSQL is the quicker engine; what holds on both is tried on both in the full run. */
const serverTests = postgres && !process.env.FULL ? "*.embedded" : "*";

const config: Config = {
  // One more than there are cores: the app's tests wait for a sixth of their time.
  maxWorkers: availableParallelism() + 1,
  // A process that has run many files collects their garbage again and again; a new one loads everything anew. With half of
  // this limit, and so a new one after every other file, the app's tests took a fifth longer, the embedded database's a
  // seventh; with twice as much, the app's an eighth.
  workerIdleMemoryLimit: "1500MB",
  // On a busy machine a large process takes longer than the usual half second to end; one that never ends is still reported.
  workerGracefulExitTimeout: 10_000,
  // A busy machine is slow, not wrong: what hangs is still found. The full run's matrices are long.
  testTimeout: process.env.FULL ? 600_000 : 300_000,
  projects: [
    {
      ...shared,
      displayName: "app",
      testMatch: ["<rootDir>/__tests__/{src,contract}/**/*.test.{ts,tsx}"],
      testEnvironment: "jest-fixed-jsdom",
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/__tests__/support/app/dom.ts"],
    },
    {
      ...server,
      displayName: "server",
      globals: { TEST_ENGINE: "pglite" },
      testMatch: [EVERYWHERE, `<rootDir>/__tests__/server/**/${serverTests}.test.ts`],
      testPathIgnorePatterns: [POSTGRES_ONLY, ...FAULTS],
      globalSetup: "<rootDir>/__tests__/support/database/databaseTemplate.ts",
      globalTeardown: "<rootDir>/__tests__/support/database/removeTemplate.ts",
    },
    ...(postgres
      ? [
          {
            ...server,
            displayName: "server on PostgreSQL",
            globals: { TEST_ENGINE: "postgres" },
            testMatch: ["<rootDir>/__tests__/server/**/*.test.ts"],
            testPathIgnorePatterns: [EMBEDDED_ONLY, ...FAULTS],
            globalSetup: "<rootDir>/__tests__/support/database/postgresTemplate.ts",
          },
        ]
      : []),
  ],
};

export default config;
