/** A backup of an open database, as bytes. */
import { type Readable } from "node:stream";
import { type Database } from "../db/database.ts";
import { OperatorError } from "../db/operatorError.ts";
import { type Config } from "../platform/config.ts";
import { dumpInstallation } from "./dump.ts";
import { compress } from "./file.ts";
import { type BackupHeader, describeInstallation } from "./header.ts";

/** What a dump of it begins with. Throws `OperatorError` where there is nothing to dump. */
export async function describeFilled(database: Database, config: Config): Promise<BackupHeader> {
  const header = await describeInstallation(database, config);
  if (header.migrations.length === 0) throw new OperatorError("The database is empty: there is nothing to back up.");
  return header;
}

/** Read at one moment. The embedded engine answers nobody else until all of it is read. */
export async function backUp(database: Database, config: Config): Promise<Readable> {
  return compress(dumpInstallation(database, await describeFilled(database, config)));
}
