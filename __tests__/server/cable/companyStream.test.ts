/** A company's stream while the database cannot be asked: what may have been missed is fetched once it can. */
import { CompanyStream } from "../../../server/cable/companyStream.ts";
import { type Connection } from "../../../server/cable/connection.ts";
import { type Db } from "../../../server/db/database.ts";
import { aUser } from "../../support/builders.ts";
import { testDatabase } from "../../support/database/testDatabase.ts";
import { eventually } from "../../support/eventually.ts";

const database = testDatabase();

test("whoever looks meanwhile does not take the place of whoever recovers", async () => {
  const { db } = database();
  const { company_id } = await aUser(db);
  let isLost = false;
  const failed = jest.fn();
  const losable = new Proxy(db, {
    get(target, name) {
      if (isLost) throw new Error("Lost");
      const found: unknown = Reflect.get(target, name);
      return typeof found === "function" ? found.bind(target) : found;
    },
  }) as Db;
  const stream = new CompanyStream(company_id, { db: losable, failed });
  await stream.place();
  const told = new Promise((resolve) => {
    stream.connections.add({ deliver: resolve } as unknown as Connection);
  });
  isLost = true;
  await stream.recover();
  stream.look();
  await eventually(() => failed.mock.calls.length === 2);
  isLost = false;
  await expect(told).resolves.toBeDefined();
  stream.close();
});
