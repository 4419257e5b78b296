/** What was begun before a duplicate was merged, and is saved afterwards, names the doctor who goes on for it. */
import { aCallout, aCalloutInput } from "../../support/aCallout.ts";
import { aCompany, aDoctor } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";
import { aStandingListInput } from "../../support/standingLists.ts";

const { ports, practice, call } = practiceAtWork({ doctors: 3 });

const idOf = (n: number): number => practice.doctors[n]?.id ?? 0;
const [FROM, INTO, OTHER] = [0, 1, 2];
const versionOf = async (id: number): Promise<number> => (await call("GET", `/doctors/${id}`)).body.data.lock_version;
const merge = async (from = idOf(FROM), into = idOf(INTO)) => {
  const [lock_version, into_lock_version] = [await versionOf(from), await versionOf(into)];
  const { status } = await call("POST", `/doctors/${from}/merge`, { into_id: into, lock_version, into_lock_version });
  expect(status).toBe(200);
};

type Said = { n: number; preference: "preferred" | "avoid" };
const formOf = ({ id, lock_version }: { id: number; lock_version: number }, ...said: Said[]) => {
  const doctors = said.map(({ n, preference }) => ({ doctor_id: idOf(n), preference }));
  return call("PUT", `/surgeons/${id}`, { surgeon: { display_name: "Mr Smith", doctors, lock_version } });
};
const preferred = (...numbers: number[]): Said[] => numbers.map((n) => ({ n, preference: "preferred" }));
const surgeon = async () =>
  (await call("GET", "/surgeons")).body.data.find((one: { id: number }) => one.id === practice.surgeon.id);
const named = (doctors: { doctor: { id: number }; preference: string }[]) =>
  doctors.map(({ doctor, preference }) => [doctor.id, preference]);

test("a surgeon who did not name the duplicate before", async () => {
  const before = await surgeon();
  await merge();
  const { status, body } = await formOf(before, ...preferred(FROM));
  expect([status, named(body.data.doctors)]).toEqual([200, [[idOf(INTO), "preferred"]]]);
});

test("a surgeon who is added, also where what goes on was merged once more", async () => {
  await merge();
  await merge(idOf(INTO), idOf(OTHER));
  const doctors = [{ doctor_id: idOf(FROM), preference: "avoid" }];
  const { status, body } = await call("POST", "/surgeons", { surgeon: { display_name: "Ms New", doctors } });
  expect([status, named(body.data.doctors)]).toEqual([201, [[idOf(OTHER), "avoid"]]]);
});

test("a surgeon's own version that is kept after a refusal; what it says of who goes on counts, in any order", async () => {
  await formOf(await surgeon(), ...preferred(FROM));
  const before = await surgeon();
  await merge();
  const refused = await formOf(before, ...preferred(FROM));
  expect([refused.status, refused.body.code]).toEqual([409, "stale"]);
  const both: Said[] = [...preferred(FROM), { n: INTO, preference: "avoid" }];
  for (const said of [both, both.toReversed()]) {
    const { status, body } = await formOf(await surgeon(), ...said);
    expect([status, named(body.data.doctors)]).toEqual([200, [[idOf(INTO), "avoid"]]]);
  }
});

test("members of a group, and their order", async () => {
  const { body } = await call("POST", "/doctor_groups", { name: "Regulars" });
  const path = `/doctor_groups/${body.data.id}/members`;
  await merge();
  const ids = [idOf(OTHER), idOf(FROM)];
  expect((await call("PUT", path, { add: ids, remove: [], order: ids })).status).toBe(200);
  const members = async () => (await call("GET", path)).body.data.map(({ id }: { id: number }) => id);
  expect(await members()).toEqual([idOf(OTHER), idOf(INTO)]);
  expect((await call("PUT", path, { add: [], remove: [], order: ids.toReversed() })).status).toBe(200);
  expect(await members()).toEqual([idOf(INTO), idOf(OTHER)]);
  expect(await versionOf(idOf(INTO))).toBe(2);
});

test("a standing list's usual doctor; one who is archived is still refused", async () => {
  const standing_list = aStandingListInput(practice, { usual_doctor_id: idOf(FROM) });
  const { id } = (await call("POST", "/standing_lists", { standing_list })).body.data;
  await merge();
  const { status, body } = await call("PUT", `/standing_lists/${id}`, { standing_list, lock_version: 0 });
  expect([status, body.data.usual_doctor?.id]).toEqual([200, idOf(INTO)]);
  await call("POST", `/doctors/${idOf(INTO)}/archive`);
  expect((await call("POST", "/standing_lists", { standing_list })).status).toBe(404);
});

test("a plan of waves", async () => {
  const step = (...numbers: number[]) => ({ doctor_ids: numbers.map(idOf), group_ids: [] });
  const later = { ...step(FROM, INTO), after_hours: 6, at: null, fewer_than: null };
  await merge();
  const plan = { name: "Regulars first", first: step(FROM), waves: [later] };
  const { status, body } = await call("POST", "/wave_plans", plan);
  const ids = [body.data.first, ...body.data.waves].map((one) => one.doctors.map(({ id }: { id: number }) => id));
  expect([status, ids]).toEqual([201, [[idOf(INTO)], [idOf(INTO)]]]);
});

test("a callout: its dry run, its draft, and doctors who are added to it; who stays is asked once", async () => {
  const idsIn = (doctors: { id: number }[]) => doctors.map(({ id }) => id);
  const recipients = (...numbers: number[]) => ({ doctor_ids: numbers.map(idOf), group_ids: [] });
  await merge();
  for (const named of [[FROM], [FROM, INTO]]) {
    const callout = aCalloutInput(practice, { recipients: recipients(...named) });
    const { data: shown } = (await call("POST", "/callouts/preview", { callout })).body;
    expect([idsIn(shown.will_send), shown.skipped]).toEqual([[idOf(INTO)], []]);
  }
  const callout = aCalloutInput(practice, { recipients: recipients(FROM) });
  const draft = (await call("POST", "/callouts", { callout })).body.data;
  expect(draft.recipients.map(({ doctor }: { doctor: { id: number } }) => doctor.id)).toEqual([idOf(INTO)]);
  const open = await aCallout(ports(), practice, { recipients: recipients(OTHER) });
  const added = await call("POST", `/callouts/${open.id}/recipients_preview`, { recipients: recipients(FROM) });
  expect([added.status, idsIn(added.body.data.will_send)]).toEqual([200, [idOf(INTO)]]);
});

test("doctors of another practice are still not found", async () => {
  const { db } = ports().database;
  const { id } = await aDoctor(db, { company_id: (await aCompany(db)).id });
  const doctors = [{ doctor_id: id, preference: "avoid" }];
  expect((await call("POST", "/surgeons", { surgeon: { display_name: "Ms New", doctors } })).status).toBe(404);
});
