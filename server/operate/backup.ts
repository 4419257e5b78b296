/** npm run backup -- --out FILE: the whole installation in one file, while the server runs or not. */
import { type Readable } from "node:stream";
import { parseArgs } from "node:util";
import { backUp } from "../backup/backUp.ts";
import { BackupDamaged } from "../backup/file.ts";
import { OperatorError } from "../db/operatorError.ts";
import { type Config, readConfig } from "../platform/config.ts";
import { askForBackup } from "../staff/socket.ts";
import { namedFile, writeBackup } from "./backupFile.ts";
import { reportErrors } from "./reportErrors.ts";
import { openSource } from "./source.ts";

const USAGE = "Usage: npm run backup -- --out FILE";

const SECRETS = {
  inside: "The file holds the secret key: keep it as safe as the data directory.",
  outside: "SECRET_KEY is not in the file: keep it elsewhere, or links in emails already sent will not work.",
  unknown: "No secret key was found here. Keep the server's SECRET_KEY elsewhere.",
};

function readArguments(): string {
  try {
    const { out } = parseArgs({ options: { out: { type: "string" } } }).values;
    if (out) return namedFile(out);
  } catch {
    // An option that is not known.
  }
  throw new OperatorError(USAGE);
}

/** Through the server that has the embedded database, where one runs. */
async function writeFromServer(file: string, bytes: Readable) {
  try {
    return await writeBackup(file, async () => bytes);
  } catch (error) {
    if (error instanceof BackupDamaged)
      throw new OperatorError("The server did not finish the backup; its log says why.");
    throw error;
  }
}

async function writeFromDatabase(file: string, config: Config) {
  const database = await openSource(config);
  try {
    return await writeBackup(file, () => backUp(database, config));
  } finally {
    await database.close();
  }
}

await reportErrors(async () => {
  const file = readArguments();
  // Nothing is signed here, so a production machine's key is not asked for.
  const config = readConfig({ ...process.env, NODE_ENV: "" });
  const bytes = config.databaseUrl ? undefined : await askForBackup(config.dataDir);
  const { header, rows, tables, size } = bytes
    ? await writeFromServer(file, bytes)
    : await writeFromDatabase(file, config);
  const secret = header.secretKey ? SECRETS.inside : SECRETS[header.secretFingerprint ? "outside" : "unknown"];
  return `${rows} rows of ${tables} tables in ${file} (${Math.ceil(size / 1024)} KiB), read back and complete.\n${secret}\n`;
});
