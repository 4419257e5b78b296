/**
 * Statements that a connection is asked again are kept by PostgreSQL under a name, parsed and, where that is as good, planned
 * once. What is asked but once, what has no parameters, and what says that it is planned anew is sent as before:
 * docs/decisions/0044.
 */
import { type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult } from "kysely";
import { type PoolClient, type QueryConfig, type QueryResult } from "pg";

/** Stands in a statement that is not kept: the text is all that is seen of it here. */
export const FRESH_PLAN = "/* planned anew */";

/** Statements that one connection keeps, those used last: each takes some tens of kilobytes in the database. */
const KEPT_STATEMENTS = 100;
/** Texts that are remembered as asked once. */
const REMEMBERED_TEXTS = 500;

/** A table has changed since its columns were read, as in an upgrade of a neighbour process. */
const PLAN_IS_OLD = "0A000";

/** `isNew`: the database does not know it yet. `dropped`: the name of a statement that is to be given up for this one. */
type Given = { name: string; isNew?: boolean; dropped?: string };

class Names {
  /** By text, those used longest ago first. */
  readonly #names = new Map<string, string>();
  readonly #once = new Set<string>();
  #given = 0;

  of(text: string): Given | undefined {
    const known = this.#names.get(text);
    if (known) {
      this.#names.delete(text);
      this.#names.set(text, known);
      return { name: known };
    }
    if (this.#once.delete(text)) return this.#give(text);
    if (this.#once.size >= REMEMBERED_TEXTS) this.#once.clear();
    this.#once.add(text);
    return undefined;
  }

  #give(text: string): Given {
    this.#given += 1;
    const name = `s${this.#given}`;
    const [oldest] = this.#names.size < KEPT_STATEMENTS ? [] : this.#names;
    if (oldest) this.#names.delete(oldest[0]);
    this.#names.set(text, name);
    return { name, isNew: true, ...(oldest ? { dropped: oldest[1] } : {}) };
  }

  /** A statement that failed as it was named may not be there, and what is not there cannot be given up. */
  takeBack(text: string): void {
    this.#names.delete(text);
  }

  /** No name is given twice: the connection still holds what it stood for. */
  forget(): void {
    this.#names.clear();
  }
}

async function ask(client: PoolClient, names: Names, text: string, values: unknown[]): Promise<QueryResult> {
  const given = values.length > 0 && !text.includes(FRESH_PLAN) ? names.of(text) : undefined;
  if (!given) return client.query(text, values);
  if (given.dropped) await client.query(`deallocate ${given.dropped}`);
  try {
    return await client.query({ name: given.name, text, values } satisfies QueryConfig);
  } catch (error) {
    if (given.isNew) names.takeBack(text);
    if ((error as { code?: string }).code !== PLAN_IS_OLD) throw error;
    names.forget();
    // A transaction is lost with the statement, and nothing else can be done in it.
    if (client.getTransactionStatus() !== "I") throw error;
    return client.query(text, values);
  }
}

/** A pool's connection, as Kysely asks it. */
class Prepared implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names = new Names();

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== "string") throw new Error("Cursors are read by nobody here.");
    return ask(this.#client, this.#names, asked, [...values]);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

export class PreparedStatements {
  readonly #clients = new WeakMap<PoolClient, Prepared>();

  /** The same one for the same connection, which keeps its names as long as it lives. */
  over(client: PoolClient): PostgresPoolClient {
    const prepared = this.#clients.get(client) ?? new Prepared(client);
    this.#clients.set(client, prepared);
    return prepared;
  }
}
