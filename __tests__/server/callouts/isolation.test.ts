import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { aCallout, aCalloutInput, anAnswer, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();
let app: FastifyInstance;
afterEach(() => app.close());

async function stranger() {
  app = await buildApp(ports());
  const [ours, theirs] = [await aPractice(ports()), await aPractice(ports())];
  const callout = await aCallout(ports(), ours);
  await anAnswer(ports(), ours, callout, ours.doctors[0] ?? { id: 0 }, "available");
  return { ours, theirs, callout, call: await asUser(app, ports(), theirs.user) };
}

test("another company's callout is not found, by whatever route, and stays as it is", async () => {
  const { callout, call } = await stranger();
  const path = `/callouts/${callout.id}`;
  const row = `${path}/responses/${callout.responses[0]?.id}`;
  const { db } = ports().database;
  const before = await db.selectFrom("responses").selectAll().orderBy("id").execute();
  const answers = [
    await call("GET", path),
    await call("GET", `${path}/events`),
    await call("DELETE", path),
    await call("POST", `${path}/send`),
    await call("POST", `${path}/cancel`, { reason: "", lock_version: 1 }),
    await call("POST", `${path}/cancel_preview`),
    await call("PUT", row, { response: "available" }),
    await call("POST", `${row}/confirm`, { lock_version: 1 }),
    await call("POST", `${row}/confirm_preview`, { lock_version: 1 }),
  ];
  for (const { status, body } of answers) expect([status, body.code]).toEqual([404, "not_found"]);
  expect(await call("GET", "/callouts/999999999")).toEqual(answers[0]);
  expect(await db.selectFrom("responses").selectAll().orderBy("id").execute()).toEqual(before);
  expect(await call("GET", "/callouts")).toMatchObject({ body: { data: [], meta: { total: 0, counts: { all: 0 } } } });
});

test("another company's site, surgeon, doctor and group cannot be used", async () => {
  const { ours, theirs, call } = await stranger();
  const group = await ports()
    .database.db.insertInto("doctor_groups")
    .values({ company_id: ours.companyId, name: "Partners" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const inputs = [
    aCalloutInput({ ...theirs, site: ours.site }),
    aCalloutInput({ ...theirs, surgeon: ours.surgeon }),
    aCalloutInput({ ...theirs, doctors: ours.doctors }),
    aCalloutInput(theirs, { recipients: { doctor_ids: [], group_ids: [group.id] } }),
  ];
  for (const callout of inputs)
    for (const path of ["/callouts", "/callouts/preview"])
      expect(await call("POST", path, { callout })).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("doctors, groups, sites and surgeons are one's own", async () => {
  const { theirs, call } = await stranger();
  const ids = async (path: string) => (await call("GET", path)).body.data.map((one: { id: number }) => one.id);
  expect((await ids("/doctors")).sort()).toEqual(theirs.doctors.map((doctor) => doctor.id).sort());
  expect(await ids("/doctor_groups")).toEqual([]);
  expect(await ids("/sites")).toEqual([theirs.site.id]);
  expect(await ids("/surgeons")).toEqual([theirs.surgeon.id]);
});

test("without a session nothing is answered", async () => {
  const { callout } = await stranger();
  for (const path of ["/callouts", `/callouts/${callout.id}`, "/doctors", "/doctor_groups", "/sites", "/surgeons"])
    expect((await app.inject({ url: `/admin_api${path}` })).statusCode).toBe(401);
});

test.each([
  ["an extra property", { extra: true }],
  ["a number as text", { mode: 1 }],
  ["no list", { lists: [] }],
  ["a message too long", { message: "x".repeat(2001) }],
])("%s is refused", async (_, change) => {
  const { theirs, call } = await stranger();
  const { status, body } = await call("POST", "/callouts", { callout: { ...aCalloutInput(theirs), ...change } });
  expect([status, body.code]).toEqual([422, "invalid_input"]);
});
