import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { runClockJob } from "../../../server/features/callouts/jobs/runClockJob.ts";
import { type PlanEntry } from "../../../src/contract/shapes/planning.ts";
import { aCallout, aCalloutInput, aDraft, aListInput, anAnswer, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { planner } from "../../support/standingLists.ts";

// A thirtieth of the real bounds: two callouts and 66 mails in an hour.
const ports = testPorts({ rateLimitFactor: 1 / 30 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

const HOUR = 3_600_000;
const HALF = 33;

/** As a client does that heard no answer: the same call under the same key. */
async function repeating(practice: Awaited<ReturnType<typeof aPractice>>) {
  const headers = await signInHeaders(ports(), practice.user);
  return (key: string, url: string, payload?: object) =>
    app.inject({
      method: "POST",
      url: `/admin_api${url}`,
      headers: { ...headers, "idempotency-key": key },
      ...(payload ? { payload } : {}),
    });
}

test("a company begins so many callouts in an hour; another company is not concerned", async () => {
  const [ours, theirs] = [await aPractice(ports()), await aPractice(ports())];
  const [we, they] = [await asUser(app, ports(), ours.user), await asUser(app, ports(), theirs.user)];
  const begin = () => we("POST", "/callouts", { callout: aCalloutInput(ours) });
  expect([(await begin()).status, (await begin()).status, (await begin()).status]).toEqual([201, 201, 429]);
  expect((await they("POST", "/callouts", { callout: aCalloutInput(theirs) })).status).toBe(201);
  ports().clock.advance(HOUR);
  expect((await begin()).status).toBe(201);
});

test("neither a callout told again nor a refused one counts among those begun", async () => {
  const practice = await aPractice(ports());
  const repeat = await repeating(practice);
  const callout = aCalloutInput(practice);
  const nowhere = { ...callout, lists: callout.lists.map((list) => ({ ...list, site_id: 999_999 })) };
  for (let n = 0; n < 3; n++) expect((await repeat("r", "/callouts", { callout: nowhere })).statusCode).toBe(404);
  const answers = [];
  for (const key of ["a", "a", "a", "b", "a", "c"]) answers.push(await repeat(key, "/callouts", { callout }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429]);
  expect(new Set(answers.slice(0, 5).map((answer) => answer.json().data.id)).size).toBe(2);
});

test("a company mails so many doctors in an hour, each counted, and is told when there is room again", async () => {
  const practice = await aPractice(ports(), { doctors: HALF + 1 });
  const call = await asUser(app, ports(), practice.user);
  const [one, other] = [await aDraft(ports(), practice), await aDraft(ports(), practice)];
  expect((await call("POST", `/callouts/${one.id}/send`)).status).toBe(200);
  ports().clock.advance(HOUR / 4);
  const refused = await call("POST", `/callouts/${other.id}/send`);
  expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect((await call("GET", `/callouts/${other.id}`)).body.data.status).toBe("draft");
  const waits = await app.inject({
    method: "POST",
    url: `/admin_api/callouts/${other.id}/send`,
    headers: await signInHeaders(ports(), practice.user),
  });
  expect(waits.headers["retry-after"]).toBe(String((HOUR * 3) / 4 / 1000));
  ports().clock.advance((HOUR * 3) / 4);
  expect((await call("POST", `/callouts/${other.id}/send`)).status).toBe(200);
});

test("a callout whose sending is told again has mailed its doctors once", async () => {
  // As many as there may be: the office's own copy of either counts for nothing.
  const practice = await aPractice(ports(), { doctors: HALF });
  const repeat = await repeating(practice);
  const [one, other] = [await aDraft(ports(), practice), await aDraft(ports(), practice)];
  const statuses = [];
  for (const { id } of [one, one, one, other])
    statuses.push((await repeat(`send ${id}`, `/callouts/${id}/send`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200]);
  const { db } = ports().database;
  const sent = await db.selectFrom("outbox_emails").select(["doctor_id"]).execute();
  expect([sent.length, sent.filter(({ doctor_id }) => doctor_id !== null).length]).toEqual([2 * HALF + 2, 2 * HALF]);
});

test("what follows from a decision is mailed beyond the bound, and counts", async () => {
  const practice = await aPractice(ports(), { doctors: HALF + 1 });
  const call = await asUser(app, ports(), practice.user);
  const callout = await aCallout(ports(), practice);
  for (const doctor of practice.doctors.slice(1)) await anAnswer(ports(), practice, callout, doctor, "available");
  const [offer] = (await call("GET", `/callouts/${callout.id}`)).body.data.responses.filter(
    (one: { response: string }) => one.response === "available",
  );
  const confirmed = await call("POST", `/callouts/${callout.id}/responses/${offer.id}/confirm`, {
    lock_version: offer.lock_version,
  });
  expect(confirmed.status).toBe(200);
  const next = await aDraft(ports(), practice, {
    recipients: { doctor_ids: [practice.doctors[0]?.id ?? 0], group_ids: [] },
    lists: [{ date: "2026-12-03" }],
  });
  expect((await call("POST", `/callouts/${next.id}/send`)).status).toBe(429);
});

test("another list, and asking again, are held to the bound: they go out only because the office wants it", async () => {
  const practice = await aPractice(ports(), { doctors: HALF + 1 });
  const call = await asUser(app, ports(), practice.user);
  const callout = await aCallout(ports(), practice);
  const path = `/callouts/${callout.id}`;
  const { lock_version } = (await call("GET", path)).body.data;
  const added = { list: aListInput(practice, { date: "2026-12-03" }), lock_version };
  expect(await call("POST", `${path}/lists`, added)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  for (const doctor of practice.doctors) await anAnswer(ports(), practice, callout, doctor, "available");
  const own = async () => (await call("GET", path)).body.data.responses;
  const [{ id }] = await own();
  const decide = async (action: string): Promise<number> => {
    const row = (await own()).find((one: { id: number }) => one.id === id);
    return (await call("POST", `${path}/responses/${id}/${action}`, { lock_version: row.lock_version })).status;
  };
  expect([await decide("confirm"), await decide("release")]).toEqual([200, 200]);
  const response_ids = (await own()).map((one: { id: number }) => one.id).filter((one: number) => one !== id);
  const ask = () => call("POST", `${path}/ask_again`, { response_ids });
  expect(await ask()).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  ports().clock.advance(HOUR);
  expect((await ask()).status).toBe(200);
});

test("a plan that asks usual doctors counts as one of the callouts, and is refused for none", async () => {
  const practice = await aPractice(ports());
  const call = await asUser(app, ports(), practice.user);
  const { add, see, plan } = planner(call, practice);
  for (const [at, { id }] of practice.doctors.slice(0, 2).entries())
    await add({ weekday: at + 1, usual_doctor_id: id });
  const [first, second] = (await see()).entries;
  const begin = async () => (await call("POST", "/callouts", { callout: aCalloutInput(practice) })).status;
  const planned = async (entry: PlanEntry, asks: boolean) => (await plan([entry], asks)).body.data.callouts.length;
  expect([await planned(first, true), await begin(), await begin()]).toEqual([1, 201, 429]);
  expect(await planned(second, true)).toBe(1);
});

test("a plan that asks nobody counts for nothing", async () => {
  const practice = await aPractice(ports());
  const call = await asUser(app, ports(), practice.user);
  const { add, see, plan } = planner(call, practice);
  await add({ usual_doctor_id: practice.doctors[0]?.id ?? 0 });
  expect((await plan((await see()).entries, false)).status).toBe(200);
  const begin = async () => (await call("POST", "/callouts", { callout: aCalloutInput(practice) })).status;
  expect([await begin(), await begin(), await begin()]).toEqual([201, 201, 429]);
});

test("a callout whose time comes at the bound waits for its turn", async () => {
  const practice = await aPractice(ports(), { doctors: HALF + 1 });
  const call = await asUser(app, ports(), practice.user);
  const at = new Date(ports().clock.now().getTime() + HOUR).toISOString();
  const { id } = await aDraft(ports(), practice);
  await call("POST", `/callouts/${id}/schedule`, { send_at: at, lock_version: 0 });
  const step = { companyId: practice.companyId, calloutId: id, step: "send", at } as const;
  ports().clock.advance(HOUR);
  await aCallout(ports(), practice);
  await expect(runClockJob(ports(), step)).rejects.toMatchObject({ code: "rate_limited" });
  expect((await call("GET", `/callouts/${id}`)).body.data.status).toBe("scheduled");
  ports().clock.advance(HOUR);
  expect(await runClockJob(ports(), step)).toBe("sent");
});

test("a callout that never gets its turn is a draft again, and the inbox says so", async () => {
  const practice = await aPractice(ports(), { doctors: 2 * HALF + 1 });
  const call = await asUser(app, ports(), practice.user);
  const at = new Date(ports().clock.now().getTime() + HOUR).toISOString();
  const { id } = await aDraft(ports(), practice);
  await call("POST", `/callouts/${id}/schedule`, { send_at: at, lock_version: 0 });
  const step = { companyId: practice.companyId, calloutId: id, step: "send", at } as const;
  ports().clock.advance(7 * HOUR);
  expect(await runClockJob(ports(), step)).toBe("rate_limited");
  expect((await call("GET", `/callouts/${id}`)).body.data.status).toBe("draft");
  const news = await ports().database.db.selectFrom("notifications").select("notification_type").execute();
  expect(news).toEqual([{ notification_type: "callout_not_sent" }]);
});
