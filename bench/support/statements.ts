/** How many statements a request takes: asked of the app in this process, over the same database and secret. */
import { type KyselyPlugin } from "kysely";
import { buildApp } from "../../server/app.ts";
import { overPostgres } from "../../server/db/postgres.ts";
import { systemClock } from "../../server/platform/clock.ts";
import { readConfig } from "../../server/platform/config.ts";
import { loadKeys } from "../../server/platform/secretKeys.ts";

export async function countStatements(
  env: Record<string, string>,
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  const config = readConfig(env);
  const database = overPostgres(env.DATABASE_URL ?? "");
  let asked = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Once a statement; a query is also handed over for each of those inside it.
    transformResult: async ({ result }) => {
      asked += 1;
      return result;
    },
  };
  const counted = { ...database, db: database.db.withPlugin(counter) };
  const app = await buildApp({ database: counted, clock: systemClock, config, keys: await loadKeys(config) });
  try {
    const { statusCode } = await app.inject({ url, headers: { ...headers, host: new URL(config.publicOrigin).host } });
    if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}.`);
    return asked;
  } finally {
    await app.close();
    await database.close();
  }
}
