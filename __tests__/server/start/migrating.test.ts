/** What a start asks of a database that is as it should be. */
import { type KyselyPlugin, sql } from "kysely";
import { migrate, type Tx } from "../../../server/db/database.ts";
import { OperatorError } from "../../../server/db/operatorError.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

test("a database that has every migration is asked one question", async () => {
  let questions = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      questions += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await migrate(ports().database.db.withPlugin(counting));
  expect(questions).toBe(1);
});

test("a database with the tables of a newer version is refused by name, and left alone", async () => {
  const asLater = (work: (tx: Tx) => Promise<void>) =>
    ports()
      .database.db.transaction()
      .execute(async (tx) => {
        await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')`.execute(tx);
        await work(tx);
      });
  await expect(asLater(migrate)).rejects.toThrow(OperatorError);
  await expect(asLater(migrate)).rejects.toThrow(/newer version .*9999_later.*restore the backup/);
});
