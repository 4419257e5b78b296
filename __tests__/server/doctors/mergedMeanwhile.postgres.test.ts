/** A duplicate is being merged while a surgeon who names it is saved: whoever goes on for it is named. */
import { mergeDoctors } from "../../../server/features/doctors/merge/mergeDoctors.ts";
import { type CompanyWork } from "../../../server/platform/ports.ts";
import { meanwhile } from "../../support/atOnce/meanwhile.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork({ doctors: 2 });
const idOf = (n: number): number => practice.doctors[n]?.id ?? 0;
const SAME = { lock_version: 0, into_lock_version: 0 };

test.each([
  ["who has the lower number", 0, 1],
  ["who has the higher number", 1, 0],
])("a duplicate %s", async (_, from, into) => {
  const by = { userId: practice.user.id, requestId: "test" };
  const first = (unit: CompanyWork) => mergeDoctors(unit, by, idOf(from), { into_id: idOf(into), ...SAME });
  const doctors = [{ doctor_id: idOf(from), preference: "preferred" }];
  const save = () => call("POST", "/surgeons", { surgeon: { display_name: "Ms New", doctors } });
  const { status, body } = await meanwhile(ports(), practice.companyId, { first }, save);
  expect([status, body.data.doctors.length, body.data.doctors[0]?.doctor.id]).toEqual([201, 1, idOf(into)]);
});
