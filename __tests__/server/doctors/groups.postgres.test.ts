/** A group and one of its doctors, changed at once by two people. */
import { lockDoctor } from "../../../server/features/doctors/saveDoctor.ts";
import { saveGroups } from "../../../server/features/doctors/shared/belongings.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { somebodyWaits } from "../../support/database/somebodyWaits.ts";
import { eventually } from "../../support/eventually.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork();

test("whoever saves a doctor into a group does not wait for whoever waits for the doctor", async () => {
  const [{ id } = { id: 0 }] = practice.doctors;
  const group = (await call("POST", "/doctor_groups", { name: "Partners" })).body.data;
  let joined: ReturnType<typeof call> | undefined;
  await inCompany(ports(), practice.companyId, async (unit) => {
    await lockDoctor(unit.tx, id);
    joined = call("PUT", `/doctor_groups/${group.id}/members`, { add: [id], remove: [] });
    await eventually(() => somebodyWaits(ports().database.db));
    await saveGroups(unit, id, [group.id]);
  });
  expect((await joined)?.status).toBe(200);
});
