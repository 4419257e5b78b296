/** What leaves the server is compressed as the client takes it, and is the same when unpacked. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { SESSION_HEADERS } from "../../../src/contract/session.ts";
import { aCallout, aPractice, type Practice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
const STYLES = `<style nonce="{{csp-nonce}}">${".a{color:red}".repeat(2000)}</style>`;
const SCRIPT = "export const one = 1;".repeat(200);
let dist: string;
let app: FastifyInstance;
let practice: Practice;
let headers: Record<string, string>;
beforeEach(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), "callouts-compressed-"));
  await mkdir(path.join(dist, "assets"));
  await writeFile(path.join(dist, "index.html"), `<!doctype html>${STYLES}`);
  await writeFile(path.join(dist, "assets/main.1234.js"), SCRIPT);
  await writeFile(path.join(dist, "assets/main.1234.js.br"), brotliCompressSync(SCRIPT));
  app = await buildApp(ports(), { dist });
  practice = await aPractice(ports());
  headers = await signInHeaders(ports(), practice.user);
});
afterEach(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const ask = (url: string, encoding: string, more: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...headers, "accept-encoding": encoding, ...more } });

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("the page and the API's answers are compressed with %s", async (encoding, unpack) => {
  await aCallout(ports(), practice);
  for (const url of ["/", "/admin_api/callouts", "/admin_api/openapi.json", "/admin_api/callouts.csv"]) {
    const [packed, plain] = [await ask(url, encoding), await ask(url, "identity")];
    expect([url, packed.statusCode, packed.headers["content-encoding"]]).toEqual([url, 200, encoding]);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect([url, plain.headers["content-encoding"]]).toEqual([url, undefined]);
    const nonces = /nonce="[^"]+"/g;
    expect(unpack(packed.rawPayload).toString().replace(nonces, "")).toBe(plain.body.replace(nonces, ""));
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  }
});

test("the doctor's page is compressed, whatever language it speaks", async () => {
  const callout = await aCallout(ports(), practice);
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, practice.doctors[0] ?? { id: 0 }));
  const { headers: told, rawPayload } = await app.inject({
    url: page.path,
    headers: { host: "127.0.0.1:3000", "accept-encoding": "br" },
  });
  expect(told["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(rawPayload).toString()).toContain("</html>");
});

test("small answers stay plain, and a client that prefers Brotli gets it", async () => {
  expect((await ask("/healthz", "gzip, br")).headers["content-encoding"]).toBeUndefined();
  expect((await ask("/", "gzip, deflate, br")).headers["content-encoding"]).toBe("br");
});

test("files that the build compressed are sent as they are, and answer 304 as before", async () => {
  const file = await ask("/assets/main.1234.js", "br");
  expect(file.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(file.rawPayload).toString()).toBe(SCRIPT);
  const { etag = "" } = file.headers;
  const again = await ask("/assets/main.1234.js", "br", { "if-none-match": String(etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await ask("/assets/main.1234.js", "identity")).body).toBe(SCRIPT);
});

test("session headers come with a compressed answer", async () => {
  await aCallout(ports(), practice);
  ports().clock.advance(16 * 60_000);
  const answer = await ask("/admin_api/callouts", "br");
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(SESSION_HEADERS.filter((name) => !answer.headers[name])).toEqual([]);
});

test("no answer repeats what its address or query said, beside which a secret could be guessed by its length", async () => {
  const callout = await aCallout(ports(), practice);
  const { path: page } = doctorsPage(ports(), app, await linkPath(ports(), callout, practice.doctors[0] ?? { id: 0 }));
  const guess = "Zq7Guess";
  const addresses = [
    ...["callouts", "doctors", "search", "audit_events", "lists", "notifications"].map(
      (part) => `/admin_api/${part}?q=${guess}`,
    ),
    ...[`/admin_api/${guess}`, `/admin_api/callouts/${guess}`, `/callouts?q=${guess}`, `/${guess}`],
    ...[`${page}?change=${guess}`, `${page}?withdraw=${guess}`, `${page}/${guess}`, `/respond/${guess}`],
    `/admin_api/calendar/${guess}.ics`,
  ];
  for (const url of addresses) {
    const { body, headers: told } = await ask(url, "identity");
    expect([url, body.includes(guess), String(told["content-type"]).includes(guess)]).toEqual([url, false, false]);
  }
});
