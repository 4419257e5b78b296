import { recordNotification } from "../../../server/features/notifications/record.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { tell } from "../../support/liveServer.ts";

const ports = testPorts();

test("a change that has news does not keep another one's news waiting while the rest of it is done", async () => {
  const { db } = ports().database;
  const { company_id: companyId } = await aUser(db);
  await inCompany(ports(), companyId, async (unit) => {
    recordNotification(unit, {
      type: "new_callout",
      title: "begun first",
      calloutId: null,
      actionById: null,
      params: {},
    });
    await tell(ports(), companyId, "told meanwhile");
  });
  const told = await db.selectFrom("notifications").select(["seq", "title"]).orderBy("seq").execute();
  expect(told.map(({ seq, title }) => [seq, title])).toEqual([
    [1, "told meanwhile"],
    [2, "begun first"],
  ]);
});
