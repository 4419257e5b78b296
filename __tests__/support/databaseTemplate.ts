/** Migrates one database before all server tests; every test file starts from a copy of it. */
import { writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { EXTENSIONS, migrate, overPglite } from "../../server/db/database.ts";
import { createQueues } from "../../server/jobs/queues.ts";
import { nameTemplateFile } from "./templateFile.ts";

export default async function makeTemplate(): Promise<void> {
  const pglite = await PGlite.create({ extensions: EXTENSIONS });
  const database = overPglite(pglite);
  await migrate(database.db);
  await database.boss.start();
  await createQueues(database.boss);
  await database.boss.stop({ graceful: false });
  const dump = await pglite.dumpDataDir("none");
  await writeFile(nameTemplateFile(), Buffer.from(await dump.arrayBuffer()));
  await database.close();
}
