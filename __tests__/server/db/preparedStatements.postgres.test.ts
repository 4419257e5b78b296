/** Statements that PostgreSQL keeps for a connection, parsed once. */
import { type Kysely, sql } from "kysely";
import { withFreshPlans } from "../../../server/db/freshPlans.ts";
import { type Tables } from "../../../server/db/schema.ts";
import { testDatabase } from "../../support/database/testDatabase.ts";

const database = testDatabase();

type Connection = Kysely<Tables>;
const onOneConnection = (work: (db: Connection) => Promise<void>): Promise<void> =>
  database().db.connection().execute(work);

const companyBy = (db: Connection, id: number) =>
  db.selectFrom("companies").select("id").where("companies.id", "=", id).execute();

/** Statements that PostgreSQL keeps for the connection, of those that have these words. */
async function keptBy(db: Connection, words: string): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement).filter((statement) => statement.includes(words));
}

test("what is asked again is kept, whatever its parameters", async () => {
  await onOneConnection(async (db) => {
    await companyBy(db, 1);
    expect(await keptBy(db, 'from "companies"')).toEqual([]);
    await companyBy(db, 2);
    await companyBy(db, 3);
    expect(await keptBy(db, 'from "companies"')).toEqual(['select "id" from "companies" where "companies"."id" = $1']);
  });
});

test("what is to be planned anew is never kept", async () => {
  await onOneConnection(async (db) => {
    for (const id of [1, 2, 3]) await companyBy(withFreshPlans(db), id);
    expect(await keptBy(db, "planned anew")).toEqual([]);
  });
});

/** A hundred and twenty, each often enough to be kept. */
async function askMany(db: Connection): Promise<void> {
  for (let n = 0; n < 120; n += 1)
    for (const _again of [1, 2]) {
      const { rows } = await sql<{ sum: number }>`select ${n}::int + ${sql.lit(n)} as sum`.execute(db);
      expect(rows).toEqual([{ sum: 2 * n }]);
    }
}

test("of many statements, a connection keeps the latest hundred, and all of them are answered", async () => {
  await onOneConnection(async (db) => {
    await askMany(db);
    const kept = await keptBy(db, " as sum");
    expect(kept).toHaveLength(100);
    expect(kept).toContain("select $1::int + 119 as sum");
    expect(kept).not.toContain("select $1::int + 19 as sum");
  });
});

test("a statement that the database never took does not fail those that take its place", async () => {
  await onOneConnection(async (db) => {
    for (const _time of [1, 2, 3])
      await expect(sql`select * from absent where id = ${1}`.execute(db)).rejects.toMatchObject({ code: "42P01" });
    await askMany(db);
  });
});

describe("a table that gets a column, as in an upgrade of a neighbour process", () => {
  const rowsOf = async (db: Connection) => (await sql`select * from growing where id = ${1}::int`.execute(db)).rows;
  const grow = async (db: Connection): Promise<void> => {
    await sql`create temporary table growing (id int)`.execute(db);
    await sql`insert into growing values (1)`.execute(db);
    for (const _time of [1, 2, 3]) expect(await rowsOf(db)).toEqual([{ id: 1 }]);
    await sql`alter table growing add column name text`.execute(db);
  };

  test("is read anew at once", async () => {
    await onOneConnection(async (db) => {
      await grow(db);
      for (const _time of [1, 2, 3]) expect(await rowsOf(db)).toEqual([{ id: 1, name: null }]);
      await sql`drop table growing`.execute(db);
    });
  });

  test("fails the transaction that reads it first, and no other", async () => {
    await onOneConnection(async (db) => {
      await grow(db);
      await expect(db.transaction().execute(rowsOf)).rejects.toMatchObject({ code: "0A000" });
      expect(await db.transaction().execute(rowsOf)).toEqual([{ id: 1, name: null }]);
      await sql`drop table growing`.execute(db);
    });
  });
});
