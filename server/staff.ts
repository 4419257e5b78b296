/** npm run staff: carries a staff command out through the running server, or on the database itself when none runs. */
import os from "node:os";
import { openDatabase, requireDatabase } from "./db/database.ts";
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { openQueues } from "./platform/queues.ts";
import { runStaffCommand } from "./staff/commands.ts";
import { askRunningServer } from "./staff/socket.ts";
import { type StaffResult } from "./staff/staffResult.ts";
import { explain } from "./startupErrors.ts";

try {
  const [command = "", id = ""] = process.argv.slice(2);
  // Several people often share the service's account.
  const by = process.env.STAFF || process.env.SUDO_USER || os.userInfo().username;
  const request = { command, id, by };
  // The staff sign nothing, so a production machine's key is not asked for here.
  const config = readConfig({ ...process.env, NODE_ENV: "" });
  const { databaseUrl, dataDir } = config;
  const answered = databaseUrl ? undefined : await askRunningServer(dataDir, request);
  const print = ({ text, exitCode }: StaffResult): void => {
    process.stdout.write(text);
    process.exitCode = exitCode;
  };
  if (answered !== undefined) print(answered);
  else {
    await requireDatabase(databaseUrl, dataDir);
    const database = await openDatabase(databaseUrl, dataDir);
    try {
      // The mail that tells of it waits in the queue until a server sends it.
      database.boss.on("error", (error) => process.stderr.write(`${explain(error)}\n`));
      await openQueues(database.boss);
      print(await runStaffCommand({ database, clock: systemClock, config }, request));
    } finally {
      // Else the process would not end, and would keep the data directory.
      await database.boss.stop({ graceful: true }).finally(() => database.close());
    }
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
