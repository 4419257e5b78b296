/** The database that is read: opened as it is, and never made. */
import { checkIsThere, type Database, openAsItIs } from "../db/database.ts";
import { type Config } from "../platform/config.ts";

/** Throws `OperatorError` where the data directory has no database. */
export async function openSource({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): Promise<Database> {
  checkIsThere(databaseUrl, dataDir);
  return openAsItIs(databaseUrl, dataDir);
}
