/** Values at the edge of what their kind can be, at every place of every request: refused in plain words or taken, never a surprise. */
import { once } from "node:events";
import http from "node:http";
import { type AddressInfo } from "node:net";
import { type InjectOptions } from "fastify";
import { DATE_REFUSAL } from "../../../server/http/dateFormats.ts";
import { asSent } from "../../support/fuzz/asSent.ts";
import { DAYS, edgeRequests, headerEdges, INSTANTS } from "../../support/fuzz/edgeRequests.ts";
import { fuzzedServer } from "../../support/fuzz/fuzzedServer.ts";
import { formEdges, pageAddresses, pageForms, pressed } from "../../support/fuzz/pageForms.ts";
import { plainRequests } from "../../support/fuzz/plainRequests.ts";
import { put } from "../../support/fuzz/twist.ts";
import { TABLE } from "../../support/routeTable.ts";

/** Of so many requests one is sent; all of them in the full run. The same ones every time. */
const ONE_OF = process.env.FULL ? 1 : 71;
const server = fuzzedServer();
const { ask, ports, world } = server;

/** Devise's own refusal. */
const REFUSED: Record<string, number> = { "GET /admin_api/auth/sign_in": 405 };

test("what the edges are put into is taken as it stands, by every route and every form", async () => {
  const refused: string[] = [];
  for (const key of Object.keys(TABLE))
    for (const plain of plainRequests(key, world())) {
      const { status, body } = await ask(asSent(plain, world()));
      if (status >= 400 && status !== REFUSED[key])
        refused.push(`${key} ${plain.url}: ${status} ${body.slice(0, 200)}`);
    }
  for (const form of pageForms(ports(), world())) {
    const { status } = await ask(pressed(form));
    if (status >= 400) refused.push(`${form.url}: ${status}`);
  }
  expect(refused).toEqual([]);
});

/** How many were sent, and what was wrong with which answers. */
async function sent(requests: Iterable<InjectOptions>): Promise<{ all: number; handled: number; faults: string[] }> {
  const found = { all: 0, handled: 0, faults: [] as string[] };
  let at = 0;
  for (const request of requests) {
    if (at++ % ONE_OF !== 0) continue;
    const { fault, isHandled } = await ask(request);
    if (fault) found.faults.push(fault);
    found.all += 1;
    found.handled += isHandled ? 1 : 0;
  }
  return found;
}

/** In parts, since all of them take long. */
const PARTS = process.env.FULL ? [0, 1, 2, 3, 4, 5, 6, 7] : [0];

test.each(PARTS)(
  "no value at the edge of its kind makes any route fail, wherever it stands (part %i)",
  async (part) => {
    const document = await server.document();
    const keys = Object.keys(TABLE).filter((_, nth) => nth % PARTS.length === part);
    const { all, handled, faults } = await sent(keys.flatMap((key) => edgeRequests(document, key, world())));
    expect(faults).toEqual([]);
    expect(all).toBeGreaterThan(process.env.FULL ? 2000 : 300);
    // The others are stopped by what the document says of them.
    expect(handled / all).toBeGreaterThan(0.15);
  },
);

test("nor does any field of a form, address of a page or header", async () => {
  const forms = pageForms(ports(), world()).flatMap((form) => formEdges(form).map(pressed));
  const pages = pageAddresses(ports(), world()).flatMap((url) =>
    (["GET", "HEAD"] as const).map((method) => ({ method, url })),
  );
  const { all, handled, faults } = await sent([...forms, ...pages, ...headerEdges(world())]);
  expect(faults).toEqual([]);
  expect(all).toBeGreaterThan(process.env.FULL ? 2000 : 40);
  expect(handled / all).toBeGreaterThan(0.5);
});

const READING = [
  ...["callouts", "callouts.csv", "audit_events", "audit_events.csv"].map((path) => `/admin_api/${path}?`),
  "/admin_api/lists?from=2026-11-23&to=2026-11-29&",
  "/admin_api/cover_sheets?site_id=1&",
];

test("a day that no calendar has, or none of ours, is named with the days that are", async () => {
  const headers = world().headers.full;
  const answers: Record<string, number[]> = {};
  for (const day of DAYS)
    for (const reading of READING) {
      const names = reading.includes("cover_sheets") ? ["date"] : ["from", "to"];
      for (const name of names) {
        const url = `${reading.replace(/(from|to)=[^&]*&/g, (all, one) => (one === name ? "" : all))}${name}=${encodeURIComponent(day)}`;
        const answer = await server.app().inject({ url, headers });
        answers[day] = [...new Set([...(answers[day] ?? []), answer.statusCode])];
        if (answer.statusCode === 422 && answer.json().code === "invalid_date")
          expect(answer.json().errors).toMatchObject({ [name]: [DATE_REFUSAL] });
      }
    }
  const taken = Object.keys(answers).filter((day) => answers[day]?.includes(200));
  expect(taken).toEqual(["1900-01-01", "1970-01-01", "2199-12-31"]);
  expect(Object.values(answers).flat().sort().at(-1)).toBe(422);
});

const IN_RANGE = [
  ...["1900-01-01T00:00:00Z", "2199-12-31T23:59:59.999Z"],
  ...["2026-11-24T10:42:00+23:59", "2026-11-24T10:42:00-23:59", "2026-11-24T10:42:00.123456789Z"],
];
/** Every place where an administrator sends an instant, and the field as the refusal names it. */
const INSTANT_PLACES: [key: string, at: string[]][] = [
  ["POST /admin_api/callouts", ["callout", "respond_by"]],
  ["POST /admin_api/callouts", ["callout", "send_at"]],
  ["POST /admin_api/callouts/preview", ["callout", "respond_by"]],
  ["PUT /admin_api/callouts/:id", ["callout", "respond_by"]],
  ["POST /admin_api/callouts/:id/change_preview", ["callout", "respond_by"]],
  ["POST /admin_api/callouts/:id/schedule", ["send_at"]],
  ["POST /admin_api/doctors/:id/pause", ["until"]],
  ["POST /admin_api/doctors/bulk", ["until"]],
  ["POST /admin_api/doctors/:id/unavailabilities", ["starts_at"]],
  ["POST /admin_api/doctors/:id/unavailabilities", ["ends_at"]],
];

/** Every place in a body where a day stands. */
const DAY_PLACES: [key: string, at: (string | number)[]][] = [
  ["POST /admin_api/callouts", ["callout", "lists", 0, "date"]],
  ["POST /admin_api/callouts/:id/duplicate", ["date"]],
  ["POST /admin_api/lists", ["list", "date"]],
  ["PUT /admin_api/callouts/:id/lists/:list_id", ["list", "date"]],
  ["POST /admin_api/doctors", ["doctor", "sites", 0, "credentialed_until"]],
];

test("an instant outside the product’s days, or with an offset that no clock has, is refused by its field", async () => {
  for (const [key, at] of INSTANT_PLACES) {
    const [plain] = plainRequests(key, world());
    if (!plain) throw new Error(`No request for ${key}`);
    const others: string[] = [];
    for (const instant of INSTANTS) {
      const { status, body } = await ask(asSent({ ...plain, body: put(plain.body, at, instant) }, world()));
      const { code, errors } = JSON.parse(body);
      if (status === 422 && code === "invalid_date") expect(errors).toMatchObject({ [at.join(".")]: [DATE_REFUSAL] });
      else others.push(instant);
    }
    expect([key, others]).toEqual([key, IN_RANGE]);
  }
});

test("a day in a body is held to the same days, by its field", async () => {
  for (const [key, at] of DAY_PLACES) {
    const plain = plainRequests(key, world()).at(-1);
    if (!plain) throw new Error(`No request for ${key}`);
    const others: string[] = [];
    for (const day of DAYS) {
      const { status, body } = await ask(asSent({ ...plain, body: put(plain.body, at, day) }, world()));
      const { code, errors } = JSON.parse(body);
      if (status === 422 && code === "invalid_date") expect(errors).toMatchObject({ [at.join(".")]: [DATE_REFUSAL] });
      else others.push(day);
    }
    expect([key, others]).toEqual([key, ["1900-01-01", "1970-01-01", "2199-12-31"]]);
  }
});

test("the refusal names the range", () => {
  expect(DATE_REFUSAL).toBe("must be a date from 1900-01-01 to 2199-12-31");
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
  const app = server.app();
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

const BODIES = [{ toString: 1 }, { toString: { call: 1 } }, [], null, 1, "x", [null]].map((body) =>
  JSON.stringify(body),
);

test("nothing that is sent is taken for text unseen", async () => {
  const expected: [url: string, type: string, statuses: number[]][] = [
    // A report is a text whatever it holds; who says JSON is held to what the JSON is.
    ["/csp-report", "application/csp-report", [204, 204, 204, 204, 204, 204, 204]],
    ["/csp-report", "application/reports+json", [204, 204, 204, 204, 204, 204, 204]],
    ["/csp-report", "application/json", [422, 422, 422, 422, 422, 204, 422]],
    ["/webhooks/bounces", "application/json", [401, 401, 401, 401, 401, 401, 401]],
    ["/admin_api/auth/confirmation", "application/json", [422, 422, 422, 422, 422, 422, 422]],
    ["/respond/x.y.z/withdraw", "application/json", [415, 415, 415, 415, 415, 415, 415]],
  ];
  for (const [url, type, statuses] of expected) {
    const got: number[] = [];
    for (const payload of BODIES)
      got.push((await ask({ method: "POST", url, headers: { "content-type": type }, payload })).status);
    expect([url, type, got]).toEqual([url, type, statuses]);
  }
});

test("a list that is no number is answered like one that the doctor was not asked about", async () => {
  const forms = pageForms(ports(), world()).filter(({ fields }) => fields.some(([name]) => name === "list"));
  expect(forms).toHaveLength(4);
  for (const form of forms)
    for (const value of ["NaN", "1.5", "1e30", "1e400", "-1", "", "%ED%A0%80"]) {
      const fields = form.fields.map(([name, said]): [string, string] => [name, name === "list" ? value : said]);
      expect([form.url, value, (await ask(pressed({ ...form, fields }))).status]).toEqual([form.url, value, 409]);
    }
});

test("a session that is named by text that no column holds is none", async () => {
  const parts = { "access-token": "x", client: "\u0000", uid: world().a.user.email };
  const authorization = `Bearer ${Buffer.from(JSON.stringify(parts)).toString("base64")}`;
  expect((await ask({ method: "GET", url: "/admin_api/callouts", headers: { authorization } })).status).toBe(401);
});
