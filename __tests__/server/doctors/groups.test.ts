/** Groups and sites of doctors whom somebody else has in the form meanwhile; and whom a group counts. */
import { type Caller } from "../../support/asUser.ts";
import { aDoctorInput } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork();

type Group = { id: number };
const show = async (id: number) => (await call("GET", `/doctors/${id}`)).body.data;
const namesOf = (groups: { name: string }[]) => groups.map(({ name }) => name);

/** Doctors: the first is no member of the group, the other two are. */
async function grouped() {
  const ids = practice.doctors.map(({ id }) => id) as [number, number, number];
  const group: Group = (await call("POST", "/doctor_groups", { name: "Partners" })).body.data;
  await call("PUT", `/doctor_groups/${group.id}/members`, { add: ids.slice(1), remove: [] });
  return { ids, group };
}

type Act = (group: Group, ids: number[]) => ReturnType<Caller>;
const WAYS: [how: string, act: Act, changed: [first: boolean, others: boolean]][] = [
  [
    "added to a group",
    ({ id }, ids) => call("PUT", `/doctor_groups/${id}/members`, { add: ids, remove: [] }),
    [true, false],
  ],
  [
    "taken out of a group",
    ({ id }, ids) => call("PUT", `/doctor_groups/${id}/members`, { add: [], remove: ids }),
    [false, true],
  ],
  [
    "added to a group with others",
    ({ id }, ids) => call("POST", "/doctors/bulk", { action: "add_to_group", ids, group_id: id }),
    [true, false],
  ],
  [
    "added to a site with others",
    (_, ids) => call("POST", "/doctors/bulk", { action: "add_to_site", ids, site_id: practice.site.id }),
    [true, true],
  ],
  ["in a group that is deleted", ({ id }) => call("DELETE", `/doctor_groups/${id}`), [false, true]],
];

test.each(WAYS)(
  "a doctor who was %s meanwhile is not saved as before: the form gets both versions",
  async (_, act, changed) => {
    const { ids, group } = await grouped();
    const before = await Promise.all(ids.map(show));
    ports().clock.advance(60_000);
    expect((await act(group, ids)).status).toBe(200);
    const after = await Promise.all(ids.map(show));
    const raised = ids.map((__, n) => after[n].lock_version - before[n].lock_version);
    expect(raised).toEqual([Number(changed[0]), Number(changed[1]), Number(changed[1])]);
    const touched = ids.map((__, n) => raised[n] === 1);
    const rows = await ports().database.db.selectFrom("doctors").select("updated_at").orderBy("id").execute();
    expect(rows.map(({ updated_at }) => updated_at.getTime() === ports().clock.now().getTime())).toEqual(touched);
    const n = touched.lastIndexOf(true);
    const old = {
      group_ids: before[n].groups.map((one: Group) => one.id),
      sites: [],
      lock_version: before[n].lock_version,
    };
    const { status, body } = await call("PUT", `/doctors/${ids[n]}`, { doctor: { ...aDoctorInput(), ...old } });
    expect([status, body.code, namesOf(body.data.groups)]).toEqual([409, "stale", namesOf(after[n].groups)]);
    expect(await show(ids[n] ?? 0)).toEqual(after[n]);
  },
);

test("the order within a group, and what was so already, change no doctor", async () => {
  const { ids, group } = await grouped();
  const before = await Promise.all(ids.map(show));
  const members = ids.slice(1);
  await call("PUT", `/doctor_groups/${group.id}/members`, { add: members, remove: ids.slice(0, 1), order: members });
  await call("POST", "/doctors/bulk", { action: "add_to_group", ids: members, group_id: group.id });
  expect(await Promise.all(ids.map(show))).toEqual(before);
});

test("who is archived keeps the place in a group, also when the others are put in another order", async () => {
  const { ids, group } = await grouped();
  const [first = 0, second = 0, third = 0] = ids;
  const path = `/doctor_groups/${group.id}/members`;
  const shown = async () => (await call("GET", path)).body.data.map(({ id }: { id: number }) => id);
  await call("PUT", path, { add: ids, remove: [], order: ids });
  await call("POST", `/doctors/${second}/archive`);
  await call("PUT", path, { add: [], remove: [], order: [third, first] });
  expect(await shown()).toEqual([third, first]);
  await call("POST", `/doctors/${second}/restore`);
  expect(await shown()).toEqual([third, second, first]);
});

test("a group counts whoever can be asked: a doctor whose pause has ended again", async () => {
  const { ids, group } = await grouped();
  const until = new Date(ports().clock.now().getTime() + 60_000).toISOString();
  await call("POST", `/doctors/${ids[1]}/pause`, { until });
  const counted = async () => {
    const all = (await call("GET", "/doctor_groups")).body.data;
    const { body } = await call("GET", `/doctor_groups/${group.id}/members`);
    return [all[0].doctors, ...body.data.map(({ status }: { status: string }) => status)];
  };
  expect(await counted()).toEqual([1, "paused", "active"]);
  ports().clock.advance(60_000);
  expect(await counted()).toEqual([2, "active", "active"]);
});
