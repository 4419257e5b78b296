/** npm run restore -- --from FILE: a backup into an empty place, on either engine. With --check it is only read. */
import { access } from "node:fs/promises";
import { parseArgs } from "node:util";
import { checkBackup, readLines } from "../backup/file.ts";
import { type BackupHeader } from "../backup/header.ts";
import { checkPlace, loadInstallation } from "../backup/load.ts";
import { openAsItIs } from "../db/database.ts";
import { OperatorError } from "../db/operatorError.ts";
import { type Config, readConfig } from "../platform/config.ts";
import { fingerprint, keepSecret } from "../platform/secretKeys.ts";
import { namedFile } from "./backupFile.ts";
import { reportErrors } from "./reportErrors.ts";

const USAGE = "Usage: npm run restore -- --from FILE [--check]";

async function readArguments(): Promise<{ file: string; isCheck: boolean }> {
  let values: { from?: string; check?: boolean } = {};
  try {
    ({ values } = parseArgs({ options: { from: { type: "string" }, check: { type: "boolean" } } }));
  } catch {
    // An option that is not known.
  }
  if (!values.from) throw new OperatorError(USAGE);
  const file = namedFile(values.from);
  await access(file).catch(() => {
    throw new OperatorError(`${file} is not there, or this user may not read it.`);
  });
  return { file, isCheck: values.check ?? false };
}

const OTHER_KEY =
  "SECRET_KEY is not the one of the backup: links in emails already sent will not work. Set it to that one, or set SECRET_KEY_PREVIOUS to that one.\n";

/** Keeps the backup's secret in the data directory, where the environment sets none; resolves to what there is to say. */
async function settleSecret(config: Config, header: BackupHeader): Promise<string> {
  const { dataDir, secretKey, secretKeyPrevious } = config;
  if (secretKey) {
    const known = header.secretFingerprint;
    const isOurs = [secretKey, secretKeyPrevious].some((secret) => secret && fingerprint(secret) === known);
    return known && !isOurs ? OTHER_KEY : "";
  }
  if (!header.secretKey) return "Set SECRET_KEY to the one that the server had before it starts.\n";
  if ((await keepSecret(dataDir, header.secretKey)) !== header.secretKey)
    throw new OperatorError(
      `The data directory ${dataDir} has another secret.key than the backup. Move it away, or set DATA_DIR to another directory.`,
    );
  return "";
}

await reportErrors(async () => {
  const { file, isCheck } = await readArguments();
  // All of it, before anything is touched.
  const { header, rows, tables } = await checkBackup(file);
  const made = `made by version ${header.version} at ${header.createdAt}`;
  if (isCheck) return `${file} is complete: ${rows} rows of ${tables} tables, ${made}.\n`;
  const config = readConfig({ ...process.env, NODE_ENV: "" });
  const database = await openAsItIs(config.databaseUrl, config.dataDir);
  try {
    await checkPlace(database, header);
    const told = await settleSecret(config, header);
    const restored = await loadInstallation(database, header, readLines(file), { isContinued: false });
    return `${restored} rows of ${tables} tables restored, ${made}.\n${told}Emails that were waiting then will be sent when the server starts.\n`;
  } finally {
    await database.close();
  }
});
