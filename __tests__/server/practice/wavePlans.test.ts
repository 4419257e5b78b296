/** Plans of waves that a practice keeps under a name. */
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { practice, call, ports } = practiceAtWork({ doctors: 3 });
const step = (...numbers: number[]) => ({
  doctor_ids: numbers.map((n) => practice.doctors[n]?.id ?? 0),
  group_ids: [] as number[],
});
const later = () => ({ ...step(1, 2), after_hours: 6, at: null, fewer_than: 2 });
const aPlan = (values: object = {}) => ({ name: "Regulars first", first: step(0), waves: [later()], ...values });
const doctorIds = ({ doctors }: { doctors: { id: number }[] }): number[] =>
  doctors.map(({ id }) => id).sort((a, b) => a - b);

test("a plan is added, read by name, changed and deleted, each with its line in the log", async () => {
  const { status, body } = await call("POST", "/wave_plans", aPlan());
  expect([status, body.data.name, doctorIds(body.data.first)]).toEqual([201, "Regulars first", step(0).doctor_ids]);
  expect(body.data.waves).toMatchObject([{ after_hours: 6, at: null, fewer_than: 2 }]);
  await call("POST", "/wave_plans", aPlan({ name: "All at six" }));
  const change = aPlan({ waves: [{ ...later(), after_hours: null, at: "18:00" }, later()], lock_version: 0 });
  const changed = await call("PUT", `/wave_plans/${body.data.id}`, change);
  expect(changed.body.data).toMatchObject({ lock_version: 1, waves: [{ at: "18:00" }, { after_hours: 6 }] });
  const { body: all } = await call("GET", "/wave_plans");
  expect(all.data.map(({ name }: { name: string }) => name)).toEqual(["All at six", "Regulars first"]);
  expect((await call("DELETE", `/wave_plans/${body.data.id}`)).status).toBe(200);
  expect((await call("GET", "/wave_plans")).body.data).toHaveLength(1);
  const told = await ports().database.db.selectFrom("audit_events").select("action").orderBy("id").execute();
  expect(told.map(({ action }) => action).filter((action) => action.startsWith("wave_plan"))).toEqual([
    "wave_plan_created",
    "wave_plan_created",
    "wave_plan_changed",
    "wave_plan_deleted",
  ]);
});

test("a name is one plan's, a wave names somebody and says when, and nothing is lost that is refused", async () => {
  await call("POST", "/wave_plans", aPlan());
  for (const bad of [
    aPlan({ name: " REGULARS first " }),
    aPlan({ name: "  " }),
    aPlan({ name: "x", first: step() }),
    aPlan({ name: "x", waves: [{ ...later(), doctor_ids: [] }] }),
    aPlan({ name: "x", waves: [{ ...later(), at: "08:00" }] }),
    aPlan({ name: "x", waves: [{ ...later(), after_hours: null }] }),
    aPlan({ name: "x", waves: [] }),
    aPlan({ name: "x", waves: [{ ...later(), after_hours: 0 }] }),
  ])
    expect((await call("POST", "/wave_plans", bad)).status).toBe(422);
  expect((await call("GET", "/wave_plans")).body.data).toHaveLength(1);
});

test("whoever changes a plan that has changed since is shown it as it is", async () => {
  const { body } = await call("POST", "/wave_plans", aPlan());
  const path = `/wave_plans/${body.data.id}`;
  await call("PUT", path, aPlan({ name: "Second", lock_version: 0 }));
  const refused = await call("PUT", path, aPlan({ name: "Third", lock_version: 0 }));
  expect([refused.status, refused.body.code, refused.body.data.name]).toEqual([409, "stale", "Second"]);
});

test("a group that goes leaves the plan, and of doctors entered twice the one who stays is named", async () => {
  const { body: made } = await call("POST", "/doctor_groups", { name: "Regulars" });
  const first = { ...step(0, 1), group_ids: [made.data.id] };
  const { body } = await call("POST", "/wave_plans", aPlan({ first }));
  expect(body.data.first.groups).toEqual([{ id: made.data.id, name: "Regulars" }]);
  await call("DELETE", `/doctor_groups/${made.data.id}`);
  const [from, into] = [practice.doctors[1]?.id, practice.doctors[2]?.id];
  const merge = { into_id: into, lock_version: 0, into_lock_version: 0 };
  expect((await call("POST", `/doctors/${from}/merge`, merge)).status).toBe(200);
  const [plan] = (await call("GET", "/wave_plans")).body.data;
  expect(plan.first.groups).toEqual([]);
  expect(doctorIds(plan.first)).toEqual([practice.doctors[0]?.id, into]);
  expect(doctorIds(plan.waves[0])).toEqual([into]);
});
