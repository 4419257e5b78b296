/** What a start asks of a database that is as it should be. */
import { type KyselyPlugin } from "kysely";
import { migrate } from "../../../server/db/database.ts";
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
