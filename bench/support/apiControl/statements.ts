/** The statements that a request takes: asked of the app in this process, over the same database and secret. */
import pg from "pg";
import { buildApp } from "../../../server/app.ts";
import { overPostgres } from "../../../server/db/postgres.ts";
import { systemClock } from "../../../server/platform/clock.ts";
import { readConfig } from "../../../server/platform/config.ts";
import { loadKeys } from "../../../server/platform/secretKeys.ts";
import { type Statement } from "./statement.ts";

type Query = (...asked: unknown[]) => unknown;

/** Hears of everything that any connection of this process is asked, until `end` is called. */
function overhear(hear: (statement: Statement) => void): { end: () => void } {
  const connections = pg.Client.prototype as unknown as { query: Query };
  const { query } = connections;
  connections.query = function overheard(...asked) {
    const [first, values] = asked as [string | Statement, unknown[]?];
    hear(typeof first === "string" ? { text: first, values: values ?? [] } : first);
    return query.apply(this, asked);
  };
  return { end: () => Object.assign(connections, { query }) };
}

export async function recordStatements(
  env: Record<string, string>,
  url: string,
  headers: Record<string, string>,
): Promise<Statement[]> {
  const config = readConfig(env);
  const database = overPostgres(env.DATABASE_URL ?? "");
  const app = await buildApp({ database, clock: systemClock, config, keys: await loadKeys(config) });
  const asked: Statement[] = [];
  const overheard = overhear(({ text, values }) => asked.push({ text, values }));
  try {
    const { statusCode } = await app.inject({ url, headers: { ...headers, host: new URL(config.publicOrigin).host } });
    if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}.`);
    return asked;
  } finally {
    overheard.end();
    await app.close();
    await database.close();
  }
}
