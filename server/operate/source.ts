/** The database that is read: opened as it is, and never made. */
import { existsSync } from "node:fs";
import path from "node:path";
import { type Database, openAsItIs } from "../db/database.ts";
import { OperatorError } from "../db/operatorError.ts";
import { type Config } from "../platform/config.ts";

/** Throws `OperatorError` where the data directory has no database. */
export async function openSource({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): Promise<Database> {
  if (!databaseUrl && !existsSync(path.join(dataDir, "database")))
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL, as the server has it.`);
  return openAsItIs(databaseUrl, dataDir);
}
