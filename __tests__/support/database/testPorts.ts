/** The server's ports as tests have them: a clock that stands still, settings of their own, keys of no secret. */
import { type Config, readConfig } from "../../../server/platform/config.ts";
import { type Ports } from "../../../server/platform/ports.ts";
import { deriveKeys } from "../../../server/platform/secretKeys.ts";
import { testDatabase } from "./testDatabase.ts";

/** Tuesday 24 November 2026, 10:42 UTC. */
export const NOW = "2026-11-24T10:42:00.000Z";

export class FakeClock {
  #now = new Date(NOW);
  now(): Date {
    return new Date(this.#now);
  }
  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
  reset(): void {
    this.#now = new Date(NOW);
  }
}

export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({ PORT: "3000", LOG_LEVEL: "silent" }),
  // As weak as argon2 allows, since tests hash often and guard nothing.
  passwordMemory: 1024,
  // Mails go out at once.
  callBackSeconds: 0,
  ...changes,
});

export const SECRET = "a secret of the tests, thirty-two characters and more";

/** Ports over a database of this test file's own; the clock is reset before every test. */
export function testPorts(changes: Partial<Config> = {}): () => Ports & { clock: FakeClock } {
  const database = testDatabase();
  const clock = new FakeClock();
  beforeEach(() => clock.reset());
  const keys = deriveKeys(SECRET);
  return () => ({ database: database(), clock, config: testConfig(changes), keys });
}
