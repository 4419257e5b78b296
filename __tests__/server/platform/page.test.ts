import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { testPorts } from "../../support/database/testPorts.ts";

/** Of "boot()". */
const BOOT = createHash("sha256").update("boot()").digest("base64");

const ports = testPorts();
let dist: string;
let app: FastifyInstance;

beforeEach(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), "callouts-dist-"));
  await mkdir(path.join(dist, "assets"));
  await writeFile(
    path.join(dist, "index.html"),
    '<style nonce="{{csp-nonce}}"></style><script>boot()</script><script src="/x.js"></script>',
  );
  await writeFile(path.join(dist, "robots.txt"), "User-agent: *");
  await writeFile(path.join(dist, "offline.html"), "<!doctype html>");
  await writeFile(path.join(dist, "service-worker.js"), "");
  await writeFile(path.join(dist, "assets/main.1234.js"), "export {};");
  await writeFile(path.join(dist, "assets/main.1234.js.map"), "{}");
  app = await buildApp(ports(), { dist });
});
afterEach(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

test.each(["/", "/callouts/12", "/auth/login", "/auth/set-new-password?token=x"])(
  "%s is the app's page",
  async (url) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    const [, nonce = ""] = /nonce="([^"]+)"/.exec(body) ?? [];
    expect(headers["content-security-policy"]).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${BOOT}'; script-src-attr 'none'; style-src 'self' 'nonce-${nonce}'; ` +
        "style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self' ws://127.0.0.1:3000; " +
        "manifest-src 'self'; worker-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; " +
        "base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default service-worker; " +
        "report-uri /csp-report",
    );
  },
);

test("every answer has a nonce of its own", async () => {
  const [one, other] = [await app.inject({ url: "/" }), await app.inject({ url: "/" })];
  expect(one.body).not.toBe(other.body);
});

test("named files are kept for ever, others are asked for again", async () => {
  const asset = await app.inject({ url: "/assets/main.1234.js" });
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await app.inject({ url: "/robots.txt" })).headers["cache-control"]).toBe("no-cache");
});

test("the offline page runs its own script and no other, and its service worker may fetch it", async () => {
  const offline = await app.inject({ url: "/offline.html" });
  expect(offline.headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
      "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
  const { headers } = await app.inject({ url: "/service-worker.js" });
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    "cache-control": "no-cache",
  });
});

test.each([
  "/assets/gone.js",
  "/assets/main.1234.js.map",
  "/assets/../../package.json",
  "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
  "/.env",
  "/assets/..%5c..%5cpackage.json",
])("%s is not there, and never the page", async (url) => {
  const { statusCode, headers } = await app.inject({ url });
  expect(statusCode).toBe(404);
  expect(headers["content-type"]).not.toContain("html");
});

async function securely() {
  const config = { ...ports().config, publicOrigin: "https://callouts.example.test", originFixed: true };
  const secure = await buildApp({ ...ports(), config }, { dist });
  const { headers } = await secure.inject({ url: "/", headers: { host: "callouts.example.test" } });
  await secure.close();
  return headers;
}

test("behind https the policy upgrades, and browsers are told to stay with it", async () => {
  const headers = await securely();
  expect(headers["content-security-policy"]).toContain("connect-src 'self' wss://callouts.example.test;");
  expect(headers["content-security-policy"]).toMatch(/; upgrade-insecure-requests$/);
  expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
});

/** What Mozilla's Observatory gives or takes for each header of a page that sets no cookie and has scripts of its own origin only. */
const GRADED: [header: string, good: RegExp, points: number, otherwise: number][] = [
  ["content-security-policy", /^default-src 'none';(?!.*'unsafe-)/, 10, -25],
  ["content-security-policy", /; frame-ancestors 'none';/, 5, -20],
  ["referrer-policy", /^(no-referrer|same-origin|strict-origin)$/, 5, 0],
  ["cross-origin-resource-policy", /^same-(origin|site)$/, 10, 0],
  ["strict-transport-security", /^max-age=(?:[2-9]\d{7}|\d{9,})\b/, 0, -20],
  ["x-content-type-options", /^nosniff$/, 0, -5],
  ["set-cookie", /^$/, 0, -40],
];
const gradeOf = (headers: Record<string, unknown>): number =>
  GRADED.reduce(
    (sum, [header, good, points, otherwise]) => sum + (good.test(String(headers[header] ?? "")) ? points : otherwise),
    100,
  );

test("the page is worth the best grade by its headers, and each of them counts", async () => {
  const headers = await securely();
  expect(gradeOf(headers)).toBeGreaterThanOrEqual(130);
  for (const header of new Set(GRADED.map(([name]) => name).filter((name) => name !== "set-cookie")))
    expect([header, gradeOf({ ...headers, [header]: "" }) >= 130]).toEqual([header, false]);
});
