/** npm run move-to-postgres: the embedded database of the data directory into the empty one that DATABASE_URL names. */
import { describeFilled } from "../backup/backUp.ts";
import { dumpInstallation } from "../backup/dump.ts";
import { loadInstallation } from "../backup/load.ts";
import { openAsItIs } from "../db/database.ts";
import { OperatorError } from "../db/operatorError.ts";
import { readConfig } from "../platform/config.ts";
import { reportErrors } from "./reportErrors.ts";
import { openSource } from "./source.ts";

const NO_TARGET = "Set DATABASE_URL to an empty PostgreSQL database, and DATA_DIR to the data directory to move.";

await reportErrors(async () => {
  const config = readConfig({ ...process.env, NODE_ENV: "" });
  const { databaseUrl, dataDir, secretKey } = config;
  if (!databaseUrl) throw new OperatorError(NO_TARGET);
  const source = await openSource({ dataDir, databaseUrl: undefined });
  try {
    const header = await describeFilled(source, config);
    const target = await openAsItIs(databaseUrl, dataDir);
    try {
      const rows = await loadInstallation(target, header, dumpInstallation(source, header), { isContinued: true });
      const key = secretKey ? "" : ` The secret stays in ${dataDir}/secret.key; in production, set SECRET_KEY to it.`;
      return `${rows} rows moved. Start the server with DATABASE_URL from now on.${key}\nThe data directory was not changed: keep it until you have checked the move, and start no server on its database.\n`;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});
