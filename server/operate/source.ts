/** The database that is read: opened as it is, and never made. */
import { type Database, openAsItIs, requireDatabase } from "../db/database.ts";
import { type Config } from "../platform/config.ts";

/** Throws `OperatorError` where there is none. */
export async function openSource({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): Promise<Database> {
  await requireDatabase(databaseUrl, dataDir);
  return openAsItIs(databaseUrl, dataDir);
}
