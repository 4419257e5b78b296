/** The first line of a backup: what the rest was made from, and what a server needs besides the tables to carry on. */
import program from "../../package.json" with { type: "json" };
import { type Database, doneMigrations } from "../db/database.ts";
import { systemClock } from "../platform/clock.ts";
import { type Config } from "../platform/config.ts";
import { fingerprint, readKeptSecret } from "../platform/secretKeys.ts";

export const FORMAT = "practice-callouts backup 1";

export type BackupHeader = {
  format: string;
  /** Of the program that made it. */
  version: string;
  /** By the machine's clock, also where a demo's was put forward. */
  createdAt: string;
  engine: Database["engine"];
  /** Those that the database had, in their order. */
  migrations: string[];
  /** The secret, where the data directory holds it. One that was set in the environment stays out of the file. */
  secretKey: string | null;
  /** Tells whether the secret at the place of the restore is the same; null where the program did not know it. */
  secretFingerprint: string | null;
  /** Where the environment fixed it; the tables have it otherwise. */
  calendarDomain: string | null;
};

type HeaderConfig = Pick<Config, "dataDir" | "secretKey" | "calendarDomain" | "calendarDomainFixed">;

export async function describeInstallation(database: Database, config: HeaderConfig): Promise<BackupHeader> {
  const kept = config.secretKey ? undefined : await readKeptSecret(config.dataDir);
  const secret = config.secretKey ?? kept;
  return {
    format: FORMAT,
    version: program.version,
    createdAt: systemClock.now().toISOString(),
    engine: database.engine,
    migrations: await doneMigrations(database.db),
    secretKey: kept ?? null,
    secretFingerprint: secret === undefined ? null : fingerprint(secret),
    calendarDomain: config.calendarDomainFixed ? config.calendarDomain : null,
  };
}
