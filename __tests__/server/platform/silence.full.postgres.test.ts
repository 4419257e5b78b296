/** The real server on a database that swallows packets: what it goes on to answer, and what its log says of that. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { type RunningServer, startServer } from "../../../server/startServer.ts";
import { aUser } from "../../support/builders.ts";
import { databaseAt } from "../../support/database/postgresTemplate.ts";
import { SECRET, testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { sampled } from "../../support/random/sampling.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { breakableWire, type Wire } from "../../support/wire/breakableWire.ts";

const ports = testPorts();
const lines: string[] = [];
let dist: string;
let wire: Wire;
let server: RunningServer;

beforeEach(async () => {
  lines.length = 0;
  dist = await mkdtemp(path.join(os.tmpdir(), "callouts-dist-"));
  await mkdir(path.join(dist, "assets"));
  await writeFile(path.join(dist, "index.html"), "<!doctype html><title>Callouts</title>");
  await writeFile(path.join(dist, "assets/main.1234.js"), "export {};");
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ports().database.db);
  wire = await breakableWire(databaseAt(rows[0]?.name ?? ""));
  const env = { DATABASE_URL: wire.url, PORT: "0", LOG_LEVEL: "warn", SECRET_KEY: SECRET, DEMO: "0" };
  server = await startServer(env, dist, {
    destination: { write: (line: string) => void lines.push(line) },
    pace: { signEveryMs: 100, reportedEveryMs: 500 },
  });
});
afterEach(async () => {
  await wire.mend();
  await server.stop();
  await wire.cut();
  await rm(dist, { recursive: true });
});

const told = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg.replace(/\d+ s$/, "… s"));
const LASTS = "the database has not answered for … s";

async function ask(url: string, init?: RequestInit): Promise<{ status: number; quick: boolean }> {
  const began = performance.now();
  const { status } = await fetch(`${server.origin}${url}`, init);
  return { status, quick: performance.now() - began < 5_000 };
}

test.each(sampled(["both", "questions", "answers"] as const, 1))(
  "while the %s are swallowed, all that needs no database is answered, and the log says it in a line an interval",
  async (what) => {
    const headers = await signInHeaders(ports(), await aUser(ports().database.db));
    expect(await ask("/admin_api/callouts", { headers })).toEqual({ status: 200, quick: true });
    wire.silence(what);
    const asked = ["/admin_api/callouts", "/admin_api/sites", "/readyz"].map((url) => ask(url, { headers }));
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ status: 503, quick: true })));
    const report = { method: "POST", headers: { "content-type": "application/csp-report" }, body: "{}" };
    const without = await Promise.all([
      ...["/", "/callouts/12", "/assets/main.1234.js", "/config.json", "/healthz"].map((url) => ask(url)),
      ask("/csp-report", report),
    ]);
    expect(without).toEqual([200, 200, 200, 200, 200, 204].map((status) => ({ status, quick: true })));
    await eventually(() => told().filter((line) => line === LASTS).length > 2);
    await wire.mend();
    await eventually(async () => (await ask("/admin_api/callouts", { headers })).status === 200);
    await eventually(() => told().some((line) => line.includes("again")));
    const spoken = told().filter((line) => line !== "content security policy violated");
    const lasting = spoken.slice(1, -1);
    expect([spoken[0], spoken.at(-1)]).toEqual([
      "the database does not answer",
      "the database answers again after … s",
    ]);
    expect(lasting).toEqual(lasting.map(() => LASTS));
  },
);
