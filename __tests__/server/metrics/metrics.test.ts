/** What Prometheus reads of a running server, over a real socket. */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "kysely";
import { WebSocket } from "ws";
import { buildApp } from "../../../server/app.ts";
import { attachCable } from "../../../server/cable/attachCable.ts";
import { createWorker } from "../../../server/jobs/worker.ts";
import { Metrics } from "../../../server/metrics/metrics.ts";
import { type MetricsServer } from "../../../server/metrics/serveMetrics.ts";
import { CLOCK_QUEUE, MAIL_QUEUE } from "../../../server/platform/queues.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { cableAddress, listenAt, subscribe } from "../../support/liveServer.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();

let metrics: Metrics;
let told: MetricsServer;
let origin: string;
let stop: () => Promise<void>;
beforeEach(async () => {
  metrics = new Metrics(ports().database);
  const app = await buildApp(ports(), { onServed: metrics.served.bind(metrics) });
  const cable = await attachCable(app, ports());
  metrics.watchCable(() => cable.size);
  await app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const failed = (error: unknown): never => {
    throw error;
  };
  told = await metrics.serve({ port: 0, host: "127.0.0.1", failed });
  stop = async () => {
    await told.close();
    await app.close();
  };
});
afterEach(() => stop());

const read = async (): Promise<string> => (await fetch(`${told.origin}/metrics`)).text();
/** Every line with that beginning. */
const lines = async (beginning: string): Promise<string[]> =>
  (await read()).split("\n").filter((line) => line.startsWith(beginning));
const value = async (series: string): Promise<number> => Number((await lines(`${series} `))[0]?.split(" ").at(-1));

const signIn = (email: string, password: string) =>
  fetch(`${origin}/admin_api/auth/sign_in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });

test("requests are counted by the pattern of their route, and nobody is named", async () => {
  const practice = await aPractice(ports());
  const callout = await aCallout(ports(), practice);
  const headers = await signInHeaders(ports(), practice.user);
  const { status } = await fetch(`${origin}/admin_api/callouts/${callout.id}?q=Whitlocke`, { headers });
  expect(status).toBe(200);
  await fetch(`${origin}/secret-of-somebody`);
  await fetch(`${origin}/respond/a-link-of-somebody`);
  const text = await read();
  const requests = "callouts_http_request_duration_seconds_count";
  expect(text).toContain(`${requests}{method="GET",route="/admin_api/callouts/:id",status="200"} 1`);
  expect(text).toContain(`${requests}{method="GET",route="none",status="404"} 1`);
  expect(text).toContain(`${requests}{method="GET",route="/respond/:token",status="404"} 1`);
  expect(text).toContain('callouts_http_request_duration_seconds_bucket{le="0.5",');
  for (const name of ["somebody", "Whitlocke", "example.test", `callouts/${callout.id}`])
    expect(text).not.toContain(name);
});

test("sign-ins are counted by what came of them", async () => {
  const { email } = await aUser(ports().database.db);
  await signIn(email, "not the password");
  await signIn("nobody@example.test", "not the password");
  expect(await value('callouts_sign_ins_total{outcome="refused"}')).toBe(2);
  expect(await value('callouts_sign_ins_total{outcome="accepted"}')).toBe(0);
});

test("open sockets of the cable are counted, and closed ones no longer", async () => {
  expect(await value("callouts_cable_connections")).toBe(0);
  const user = await aUser(ports().database.db);
  const ear = listenAt(origin, cableAddress(origin, await signInHeaders(ports(), user)));
  await once(ear.socket, "open");
  ear.send(subscribe());
  await ear.until(({ type }) => type === "confirm_subscription");
  expect(await value("callouts_cable_connections")).toBe(1);
  ear.socket.close();
  await ear.closed;
  await eventually(async () => (await value("callouts_cable_connections")) === 0);
  expect(ear.socket.readyState).toBe(WebSocket.CLOSED);
});

test("jobs are counted while they wait, by queue, and once they are done; mails by what became of them", async () => {
  const practice = await aPractice(ports());
  await aCallout(ports(), practice);
  const { length: mails } = await ports().database.db.selectFrom("outbox_emails").select("id").execute();
  expect(mails).toBeGreaterThanOrEqual(practice.doctors.length);
  await ports().database.boss.send(CLOCK_QUEUE, { companyId: 1 }, { startAfter: new Date("2099-01-01T00:00:00Z") });
  const waiting = await lines("callouts_jobs{");
  expect(waiting).toContain(`callouts_jobs{queue="${MAIL_QUEUE}",state="due"} ${mails}`);
  expect(waiting).not.toContain(`callouts_jobs{queue="${CLOCK_QUEUE}",state="planned"} 0`);
  expect(waiting).toContain(`callouts_jobs{queue="${MAIL_QUEUE}",state="active"} 0`);
  expect(waiting.join()).not.toContain("__pgboss");
  const worker = createWorker(ports(), () => undefined, metrics);
  worker.begin();
  // Without a mail server they are kept.
  await eventually(async () => (await value('callouts_mails_total{outcome="kept"}')) === mails);
  await worker.stop();
  expect(await value(`callouts_jobs_run_total{queue="${MAIL_QUEUE}",outcome="completed"}`)).toBe(mails);
  expect(await value('callouts_mails_total{outcome="failed"}')).toBe(0);
});

test("a job that is due and that nobody takes is told by its age", async () => {
  const { boss, db } = ports().database;
  await boss.send(MAIL_QUEUE, { id: 1 });
  await sql`update pgboss.job set start_after = now() - interval '90 seconds'`.execute(db);
  expect(await value(`callouts_jobs_oldest_due_seconds{queue="${MAIL_QUEUE}"}`)).toBeGreaterThanOrEqual(90);
  expect(await value(`callouts_jobs_oldest_due_seconds{queue="${CLOCK_QUEUE}"}`)).toBe(0);
});

test("a job that fails is counted", async () => {
  await ports().database.boss.send(CLOCK_QUEUE, { companyId: 1, calloutId: "not a number", step: "expire", at: "" });
  const worker = createWorker(ports(), () => undefined, metrics);
  worker.begin();
  await eventually(async () => (await value(`callouts_jobs_run_total{queue="${CLOCK_QUEUE}",outcome="failed"}`)) >= 1);
  await worker.stop();
  await eventually(async () => (await value(`callouts_jobs{queue="${CLOCK_QUEUE}",state="retry"}`)) === 1);
  expect(await value(`callouts_jobs{queue="${CLOCK_QUEUE}",state="planned"}`)).toBe(0);
});

test("the process, the database and its connections are told", async () => {
  const text = await read();
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^callouts_database_up 1$/m);
  expect(text).toMatch(/^callouts_database_disk_full 0$/m);
  const pools = await lines("callouts_database_connections{");
  expect(pools.length).toBe(ports().database.engine === "postgres" ? 6 : 0);
});

test("the numbers that can be had are told while the database cannot be asked", async () => {
  const broken = new Metrics({
    ...ports().database,
    get db(): never {
      throw new Error("The database is gone");
    },
  });
  const text = await broken.registry.metrics();
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).not.toContain("callouts_jobs{");
});

test("nothing else is told there, and nothing of it where the app is", async () => {
  expect((await fetch(`${told.origin}/`)).status).toBe(404);
  expect((await fetch(`${told.origin}/metrics`, { method: "POST" })).status).toBe(404);
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
});

test("a taken port is one clear sentence", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  const serving = metrics.serve({ port, host: "127.0.0.1", failed: () => undefined });
  await expect(serving).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set METRICS_PORT`);
  holder.close();
});
