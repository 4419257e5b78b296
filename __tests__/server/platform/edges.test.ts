/** Values at the edge of what their kind can be, at every place of every request: refused in plain words or taken, never a surprise. */
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { type FastifyInstance, type InjectOptions } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { DATE_REFUSAL } from "../../../server/http/dateSchemas.ts";
import { DAYS, type EdgeRequest, edgeRequests, INSTANTS } from "../../support/edgeRequests.ts";
import { everyKind, scopeOf } from "../../support/fuzzWorld.ts";
import { type OpenApi } from "../../support/openApi.ts";
import { TABLE, type World } from "../../support/routeTable.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { emptyTables } from "../../support/testDatabase.ts";
import { testPorts } from "../../support/testPorts.ts";

/** Of so many requests one is sent; all of them in the full run. The same ones every time. */
const ONE_OF = process.env.FULL ? 1 : 29;
const ports = testPorts({ rateLimitFactor: 100_000 });
let dist: string;
let app: FastifyInstance;
let world: World;

beforeEach(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), "callouts-edges-"));
  await writeFile(path.join(dist, "index.html"), "<!doctype html>");
  app = await buildApp(ports(), { dist });
  world = await everyKind(ports());
});
afterEach(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

/** With what is wrong with it, if anything is. */
async function answerTo(request: InjectOptions): Promise<{ status: number; fault?: string }> {
  const { statusCode: status, body } = await app.inject(request);
  if (status < 500 && !/node_modules|\.ts:\d|at async/.test(body)) return { status };
  const payload = typeof request.payload === "string" ? request.payload : "";
  const asked = `${request.method} ${String(request.url).slice(0, 200)} ${payload.slice(0, 300)}`;
  return { status, fault: `${asked}: ${status} ${body.slice(0, 200)}` };
}

/** In parts, since all of them take long. */
const PARTS = [0, 1, 2, 3, 4, 5, 6, 7];

test.each(PARTS)(
  "no value at the edge of its kind makes any route fail, wherever it stands (part %i)",
  async (part) => {
    const document = (await app.inject({ url: "/admin_api/openapi.json" })).json<OpenApi>();
    const faults: string[] = [];
    let at = 0;
    for (const key of Object.keys(TABLE).filter((_, nth) => nth % PARTS.length === part)) {
      const sent: EdgeRequest[] = edgeRequests(document, key).filter(() => at++ % ONE_OF === 0);
      let isChanged = false;
      for (const request of sent) {
        const headers = await signInHeaders(ports(), world.a.user, scopeOf(key));
        const { headers: own, ...rest } = request(world);
        const { fault, status } = await answerTo({ ...rest, headers: { ...own, ...headers } });
        if (fault) faults.push(fault);
        isChanged ||= status < 300 && !key.startsWith("GET ");
      }
      // What was changed on the way would keep the next route from getting far.
      if (isChanged) {
        await emptyTables(ports().database);
        world = await everyKind(ports());
      }
    }
    expect(at).toBeGreaterThan(500);
    expect(faults).toEqual([]);
  },
);

const READING = [
  ...["callouts", "callouts.csv", "audit_events", "audit_events.csv"].map((path) => `/admin_api/${path}?`),
  "/admin_api/lists?from=2026-11-23&to=2026-11-29&",
  "/admin_api/cover_sheets?site_id=1&",
];

test("a day that no calendar has, or none of ours, is named with the days that are", async () => {
  const headers = await signInHeaders(ports(), world.a.user);
  const answers: Record<string, number[]> = {};
  for (const day of DAYS)
    for (const reading of READING) {
      const names = reading.includes("cover_sheets") ? ["date"] : ["from", "to"];
      for (const name of names) {
        const url = `${reading.replace(/(from|to)=[^&]*&/g, (all, one) => (one === name ? "" : all))}${name}=${encodeURIComponent(day)}`;
        const answer = await app.inject({ url, headers });
        answers[day] = [...new Set([...(answers[day] ?? []), answer.statusCode])];
        if (answer.statusCode === 422 && answer.json().code === "invalid_date")
          expect(answer.json().errors).toMatchObject({ [name]: [DATE_REFUSAL] });
      }
    }
  const taken = Object.keys(answers).filter((day) => answers[day]?.includes(200));
  expect(taken).toEqual(["1900-01-01", "1970-01-01", "2199-12-31"]);
  expect(Object.values(answers).flat().sort().at(-1)).toBe(422);
});

test("an instant outside the product's days, or with an offset that no clock has, is refused by its field", async () => {
  const headers = await signInHeaders(ports(), world.a.user);
  const taken: string[] = [];
  for (const instant of INSTANTS) {
    const payload = { callout: { respond_by: instant }, lock_version: 1 };
    const url = `/admin_api/callouts/${world.ids.callout}/change_preview`;
    const answer = await app.inject({ method: "POST", url, headers, payload });
    const refused = answer.statusCode === 422 && answer.json().code === "invalid_date";
    if (refused) expect(answer.json().errors).toMatchObject({ "callout.respond_by": [DATE_REFUSAL] });
    else taken.push(instant);
  }
  expect(taken).toEqual([
    ...["1900-01-01T00:00:00Z", "2199-12-31T23:59:59.999Z"],
    ...["2026-11-24T10:42:00+23:59", "2026-11-24T10:42:00-23:59", "2026-11-24T10:42:00.123456789Z"],
  ]);
});

const ADDRESSES = [
  "//",
  "///",
  "//evil.example/x",
  "/\\",
  "/%",
  "/%00",
  "/%ff",
  "/?%",
  "/.",
  "/..",
  "/;",
  "/:",
  "/a//b",
];

/** As it stands on the wire: clients and `inject` mend an address before they send it. */
async function statusOf(port: number, method: string, url: string): Promise<number> {
  const asked = http.request({ port, host: "127.0.0.1", method, path: url });
  const [answer] = (await once(asked.end(), "response")) as [http.IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

test("no address makes the server fail", async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const faults: string[] = [];
  for (const url of ADDRESSES)
    for (const method of ["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE"]) {
      const status = await statusOf(port, method, url);
      if (status >= 500) faults.push(`${method} ${url}: ${status}`);
    }
  expect(faults).toEqual([]);
  expect([await statusOf(port, "GET", "//"), await statusOf(port, "HEAD", "//")]).toEqual([200, 200]);
});

test("nothing that is sent is taken for text unseen", async () => {
  const faults: (string | undefined)[] = [];
  const texts = [{ toString: 1 }, { toString: { call: 1 } }, [], null, 1, "x", [null]].map((body) =>
    JSON.stringify(body),
  );
  for (const url of ["/csp-report", "/webhooks/bounces", "/admin_api/auth/confirmation", "/respond/x.y.z/answer"])
    for (const type of ["application/json", "application/csp-report", "application/reports+json"])
      for (const payload of texts)
        faults.push((await answerTo({ method: "POST", url, headers: { "content-type": type }, payload })).fault);
  expect(faults.filter(Boolean)).toEqual([]);
});
