/** What other sites, forged bodies and clever paths achieve on every route of the admin API: nothing. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type FastifyInstance, type InjectOptions } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { COMPANY_TABLES } from "../../../server/db/schema.ts";
import { aPractice, type Practice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { type Row, type World } from "../../support/routeRow.ts";
import { TABLE } from "../../support/routeTable.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
const SECRET = "left lying about";
let dist: string;
let app: FastifyInstance;
let practice: Practice;
let world: World;
let own: Record<string, string>;

beforeEach(async () => {
  // A level down, so that what lies beside the app is this test's own as well.
  dist = path.join(await mkdtemp(path.join(os.tmpdir(), "callouts-attacked-")), "dist");
  await mkdir(path.join(dist, "assets"), { recursive: true });
  await writeFile(path.join(dist, "index.html"), "<!doctype html>");
  for (const file of [".env", "assets/main.js.map", "../callouts-secret.txt"])
    await writeFile(path.join(dist, file), SECRET);
  app = await buildApp(ports(), { dist });
  practice = await aPractice(ports(), { doctors: 1 });
  world = {
    a: practice,
    b: practice,
    ids: {
      callout: 1,
      list: 1,
      response: 1,
      recipient: 1,
      call: 1,
      comment: 1,
      notification: 1,
      user: practice.user.id,
      doctor: practice.user.id,
      group: practice.user.id,
      unavailability: practice.user.id,
      plan: practice.user.id,
      view: practice.user.id,
      standingList: practice.user.id,
      dayOff: practice.user.id,
    },
    session: "00000000-0000-4000-8000-000000000000",
  };
  own = await signInHeaders(ports(), practice.user);
});
afterEach(async () => {
  await app.close();
  await rm(path.dirname(dist), { recursive: true });
});

type Method = NonNullable<InjectOptions["method"]>;
/** The request of a row; of public ones an empty body. */
function requestOf(key: string, row: Row): InjectOptions {
  const [method, url] = key.split(" ") as [Method, string];
  if (row === "public") return { method, url, ...(method === "GET" ? {} : { payload: {} }) };
  const payload = "own" in row ? row.own(world) : row.body?.(world);
  return { method, url: "own" in row ? url : row.path(world), ...(payload ? { payload } : {}) };
}
const API = Object.entries(TABLE).filter(([key]) => key.includes("/admin_api/") && !key.endsWith("openapi.json"));
const writing = API.filter(([key]) => !key.startsWith("GET "));

const rowsInAll = async (): Promise<number[]> =>
  Promise.all(
    COMPANY_TABLES.map(
      async (table) => (await ports().database.db.selectFrom(table).select("company_id").execute()).length,
    ),
  );

test("another site can neither write nor read with somebody's browser, and a cookie is no session", async () => {
  const before = await rowsInAll();
  const faults: string[] = [];
  for (const [key, row] of writing) {
    const request = requestOf(key, row);
    const own = await signInHeaders(ports(), practice.user, key.endsWith("/auth/password") ? "password_reset" : "full");
    for (const origin of ["https://evil.example", "null", "http://localhost.evil.example", "https://127.0.0.1:3000"]) {
      const { statusCode, headers } = await app.inject({ ...request, headers: { ...own, origin } });
      if (statusCode !== 403) faults.push(`${key} from ${origin}: ${statusCode}`);
      if (headers["access-control-allow-origin"]) faults.push(`${key} lets ${origin} read`);
    }
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      // The one page with a form of its own looks at where the form came from.
      if (row === "public" && key.endsWith("/auth/confirmation")) continue;
      const answer = await app.inject({ ...request, payload: "a=b", headers: { ...own, "content-type": type } });
      if (answer.statusCode !== 415) faults.push(`${key} as ${type}: ${answer.statusCode}`);
    }
    const cookie = Object.entries(own)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("; ");
    const byCookie = await app.inject({ ...request, headers: { cookie } });
    if (row !== "public" && ![401, 404].includes(byCookie.statusCode))
      faults.push(`${key} by cookie: ${byCookie.statusCode}`);
  }
  for (const [key, row] of API) {
    const asked = { origin: "https://evil.example", "access-control-request-method": "PUT" };
    const { url = "" } = requestOf(key, row);
    for (const method of ["OPTIONS", "GET"] as const) {
      const { headers } = await app.inject({ method, url, headers: asked });
      const cors = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
      if (cors.length > 0) faults.push(`${method} ${String(url)} answers ${cors}`);
    }
  }
  expect(faults).toEqual([]);
  expect(await rowsInAll()).toEqual(before);
});

test("no write takes more than it asks for: company, role and verification cannot be slipped in", async () => {
  const faults: string[] = [];
  const extras = {
    company_id: 1,
    verified: true,
    verified_at: "2026-01-01",
    status: "active",
    confirmed_at: "2026-01-01",
    password_hash: "x",
  };
  const tried = { ...TABLE } as Record<string, Row>;
  for (const [key, row] of Object.entries(tried)) {
    if (row === "public") continue;
    const request = requestOf(key, row);
    if (typeof request.payload !== "object") continue;
    const body = request.payload as Record<string, unknown>;
    const nested = Object.entries(body).find(([, value]) => typeof value === "object" && value !== null);
    for (const [name, value] of Object.entries(extras)) {
      const bodies = [{ ...body, [name]: value }];
      if (nested) bodies.push({ ...body, [nested[0]]: { ...(nested[1] as object), [name]: value } });
      for (const payload of bodies) {
        const headers = key.endsWith("/auth/password")
          ? await signInHeaders(ports(), practice.user, "password_reset")
          : own;
        const { statusCode } = await app.inject({ ...request, payload, headers });
        if (statusCode !== 422) faults.push(`${key} with ${name}: ${statusCode}`);
      }
    }
  }
  const signUp = { company_name: "Practice", email: "n@example.test" };
  for (const extra of [...Object.keys(extras), "role", "company"]) {
    const answer = await app.inject({
      method: "POST",
      url: "/admin_api/auth",
      payload: { sign_up: { ...signUp, [extra]: true } },
    });
    const told = Object.keys(answer.json().errors ?? {});
    if (answer.statusCode !== 422 || !told.some((field) => field.includes(extra)))
      faults.push(`sign_up with ${extra}: ${told}`);
    const completing = { invitation_token: "x", email: "n@example.test", name: "N", password: "x", [extra]: true };
    const completed = await app.inject({ method: "PUT", url: "/admin_api/complete_signup", payload: completing });
    if (completed.statusCode !== 422) faults.push(`complete_signup with ${extra}: ${completed.statusCode}`);
  }
  expect(faults).toEqual([]);
});

/** Ways to say "elsewhere". */
const HOSTS = ["evil.example", "evil.example:80", "user@evil.example", "127.0.0.1.evil.example", "[::2]"];
const elsewhere = HOSTS.flatMap((host) => [
  `https://${host}/set-new-password`,
  `http://${host}/auth/set-new-password`,
  `//${host}/set-new-password`,
  `/\\${host}/set-new-password`,
  `\\\\${host}\\set-new-password`,
  `https:${host}/set-new-password`,
  `%2f%2f${host}/set-new-password`,
  `http://127.0.0.1:3000@${host}/set-new-password`,
  `http://${host}#@127.0.0.1:3000/set-new-password`,
  `http://${host}?http://127.0.0.1:3000/set-new-password`,
]).concat(
  "javascript:alert(1)//set-new-password",
  "data:text/html,set-new-password",
  "http://127.0.0.1:3000/other",
  "http://127.0.0.1:3000/set-new-password/../logout",
  "http://name:word@127.0.0.1:3000/set-new-password",
  "https://127.0.0.1:3000/set-new-password",
  " ",
  "",
);

test("no redirect_url leads away, and nothing ever redirects to one", async () => {
  const faults: string[] = [];
  for (const redirect_url of elsewhere) {
    const query = new URLSearchParams({ reset_password_token: "x", redirect_url });
    const answers = [
      await app.inject({
        method: "POST",
        url: "/admin_api/auth/password",
        payload: { email: "n@example.test", redirect_url },
      }),
      await app.inject({ url: `/admin_api/auth/password/edit?${query}` }),
    ];
    for (const { statusCode } of answers) if (statusCode !== 422) faults.push(`${redirect_url}: ${statusCode}`);
    const confirmation = await app.inject({
      url: `/admin_api/auth/confirmation?${new URLSearchParams({ confirmation_token: "x", redirect_url })}`,
    });
    const located = [...answers, confirmation].filter(({ headers }) => headers.location !== undefined);
    if (located.length > 0 || confirmation.body.includes("evil")) faults.push(`${redirect_url} was followed`);
  }
  expect(faults).toEqual([]);
  const ours = ["http://127.0.0.1:3000/set-new-password", "http://localhost:3000/auth/set-new-password"];
  for (const redirect_url of ours) {
    const payload = { email: "n@example.test", redirect_url };
    expect((await app.inject({ method: "POST", url: "/admin_api/auth/password", payload })).statusCode).toBe(200);
  }
});

test("no path leads out of the app's folder, to a hidden file or to a source map", async () => {
  const ups = ["..", "%2e%2e", ".%2e", "%252e%252e", "..;", "....//", "..%00", "%c0%ae%c0%ae", "..%5c", "..%2f"];
  const targets = ["callouts-secret.txt", "package.json", "etc/passwd", ".env"];
  const paths = ["", "assets/", "admin_api/", "respond/"]
    .flatMap((base) => ups.flatMap((up) => targets.map((target) => `/${base}${up}/${target}`)))
    .concat("/.env", "/.git/config", "/assets/main.js.map", "/assets/.env", "/%2eenv", "/index.html.bak", "/assets/");
  const faults: string[] = [];
  for (const url of paths) {
    const { statusCode, body } = await app.inject({ url });
    if (body.includes(SECRET) || body.includes("root:") || body.includes('"dependencies"') || statusCode >= 500)
      faults.push(`${url}: ${statusCode}`);
    if (/\.(env|map|txt|json)$/.test(url) && statusCode < 400) faults.push(`${url}: ${statusCode}`);
  }
  expect(faults).toEqual([]);
});
