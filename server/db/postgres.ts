/** PostgreSQL behind DATABASE_URL: the pools, the ear for notifications, and the watch that notices when it falls silent. */
import { Socket } from "node:net";
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from "kysely";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { Outage, type OutagePace } from "./outage.ts";
import { parsers } from "./parsers.ts";
import { PreparedStatements } from "./preparedStatements.ts";
import { type Tables } from "./schema.ts";

/**
 * Milliseconds: that somebody waits for a connection and for an answer; after which a database that gave no sign at all is
 * asked for one, and how long that may take. These two and a look together leave a busy machine time within the five seconds
 * in which everybody is to be answered.
 */
type Patience = { connecting?: number; answering?: number; silence?: number; sign?: number };
const LOOK_EVERY_MS = 250;

/** `waiting`: how many wait for a connection. */
export type PoolState = { pool: string; total: number; idle: number; waiting: number };

const stateOf = (pool: string, { totalCount: total, idleCount: idle, waitingCount: waiting }: pg.Pool): PoolState => ({
  pool,
  total,
  idle,
  waiting,
});

/** Every connection of ours, so that all of them can be let go of at once when nobody is there any more. */
class Connections {
  readonly #sockets = new Set<Socket>();
  readonly #busy = new Map<object, number>();
  /** When the database last gave a sign. */
  #signAt = performance.now();

  readonly open = (): Socket => {
    const socket = new Socket();
    this.#sockets.add(socket);
    return socket.once("close", () => this.#sockets.delete(socket));
  };

  watch(pool: pg.Pool): pg.Pool {
    // A connection that dies is replaced by the pool, and its query is told; without a listener it would end the process.
    pool.on("error", () => undefined);
    pool.on("connect", (client) => {
      client.on("error", () => undefined);
      this.hear();
    });
    pool.on("acquire", (client) => this.#busy.set(client, performance.now()));
    pool.on("release", (error, client) => {
      this.#busy.delete(client);
      if (!error) this.hear();
    });
    pool.on("remove", (client) => this.#busy.delete(client));
    return pool;
  }

  /** Whether somebody has waited so long, while nobody at all was answered. */
  isSilent(milliseconds: number): boolean {
    const since = performance.now() - milliseconds;
    return this.#signAt < since && [...this.#busy.values()].some((at) => at < since);
  }

  hear(): void {
    this.#signAt = performance.now();
  }

  destroySockets(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** By a connection of its own, whatever becomes of ours; connecting and answering together may take that long. */
async function ask(connectionString: string, statement: string, patience: number): Promise<void> {
  const until = performance.now() + patience;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const left = Math.max(1, Math.round(until - performance.now()));
    await client.query({ text: statement, query_timeout: left } as pg.QueryConfig);
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Seconds after which a connection makes room for a new one, which begins without prepared statements. */
const LIFETIME_SECONDS = 3_600;

/** A megabyte that is stored, and undone. */
const ROOM = `begin; create temporary table room on commit drop as
  select repeat('room', 480) from generate_series(1, 512); rollback`;
/** Milliseconds that this may take. */
const ROOM_TIMEOUT_MS = 10_000;

export function overPostgres(
  connectionString: string,
  { connecting = 3000, answering, silence = 750, sign = 2500 }: Patience = {},
  pace: Partial<OutagePace> = {},
) {
  const connections = new Connections();
  const settings = {
    connectionString,
    connectionTimeoutMillis: connecting,
    ...(answering ? { query_timeout: answering } : {}),
    keepAlive: true,
    stream: connections.open,
  };
  const types = {
    getTypeParser: (oid: number, format: "text" | "binary") => parsers[oid] ?? pg.types.getTypeParser(oid, format),
  };
  const pool = connections.watch(
    new pg.Pool({ ...settings, max: 10, maxLifetimeSeconds: LIFETIME_SECONDS, types: types as pg.CustomTypesConfig }),
  );
  const queue = connections.watch(new pg.Pool({ ...settings, max: 3 }));
  const outage = new Outage({
    sign: async () => {
      await ask(connectionString, "select 1", sign);
      connections.hear();
    },
    room: () => ask(connectionString, ROOM, ROOM_TIMEOUT_MS),
    confirmed: () => connections.destroySockets(),
    pace,
  });
  let lookedAt = performance.now();
  const looking = setInterval(() => {
    const sinceLook = performance.now() - lookedAt;
    lookedAt = performance.now();
    // A process that did not get its turn has heard nobody, whoever spoke.
    if (sinceLook > 2 * LOOK_EVERY_MS) connections.hear();
    else if (!outage.isAway && connections.isSilent(silence)) void outage.suspect();
  }, LOOK_EVERY_MS).unref();
  // What people ask for is tried on a full disk too: it can be read, and a change may find room.
  const prepared = new PreparedStatements();
  const connect = async (): Promise<PostgresPoolClient> => {
    if (outage.isAway) throw outage.refusal();
    return prepared.over(await pool.connect());
  };
  const executeSql = async (text: string, values?: unknown[]) => {
    const refusal = outage.refusal();
    if (refusal) throw refusal;
    return queue.query(text, values);
  };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
  });
  return {
    engine: "postgres" as const,
    db,
    answers: () => sql`select 1`.execute(db),
    boss: new PgBoss({ db: { executeSql } }),
    outage,
    connections: () => [stateOf("requests", pool), stateOf("jobs", queue)],
    listen: (channel: string, hear: (payload: string) => void, lost: () => void, gone: () => void = () => undefined) =>
      listen(settings, channel, hear, lost, gone),
    close: async () => {
      clearInterval(looking);
      outage.close();
      await Promise.all([pool.end(), queue.end()]);
    },
  };
}

/** Milliseconds between attempts to get a lost LISTEN connection back. */
const RELISTEN_DELAY_MS = 500;

async function listen(
  settings: pg.ClientConfig,
  channel: string,
  hear: (payload: string) => void,
  lost: () => void,
  gone: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  const connect = async (): Promise<void> => {
    client = new pg.Client(settings);
    client.on("notification", ({ payload }) => hear(payload ?? ""));
    client.on("error", () => undefined);
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    client.once("end", () => {
      if (!stopped) gone();
      again();
    });
  };
  const again = (): void => {
    if (stopped) return;
    retry = setTimeout(() => void connect().then(lost, again), RELISTEN_DELAY_MS);
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client.end().catch(() => undefined);
  };
}
