/** Migrates one database before all server tests; every test file starts from a copy of it. */
import { writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { EXTENSIONS, migrate, overPglite } from "../../../server/db/database.ts";
import { openQueues } from "../../../server/platform/queues.ts";
import { nameTemplateFile } from "./templateFile.ts";

/** Every copy would carry what nobody opens, and go once more through all that was done: a third of its start. */
async function lighten(pglite: PGlite): Promise<void> {
  for (const name of ["template0", "template1"]) {
    await pglite.exec(`update pg_database set datistemplate = false where datname = '${name}'`);
    await pglite.exec(`drop database ${name}`);
  }
  await pglite.exec("checkpoint");
}

export default async function makeTemplate(): Promise<void> {
  const pglite = await PGlite.create({ extensions: EXTENSIONS });
  const database = overPglite(pglite);
  await migrate(database.db);
  await openQueues(database.boss);
  await database.boss.stop({ graceful: false });
  await lighten(pglite);
  const dump = await pglite.dumpDataDir("none");
  await writeFile(nameTemplateFile(), Buffer.from(await dump.arrayBuffer()));
  await database.close();
}
