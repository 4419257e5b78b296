import { once } from "node:events";
import { openAsBlob } from "node:fs";
import { chmod, cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { PGlite } from "@electric-sql/pglite";
import { EXTENSIONS } from "../../../server/db/database.ts";
import { startServer } from "../../../server/startServer.ts";
import { templateFile } from "../../support/database/templateFile.ts";
import { runProgram, startProgram } from "../../support/runProgram.ts";

const aDirectory = () => mkdtemp(path.join(os.tmpdir(), "callouts-"));

let directory: string;
beforeEach(async () => {
  directory = await aDirectory();
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** A database on disk as it is before the first practice: making one takes seconds, copying it a moment. */
let made: string;
beforeAll(async () => {
  made = await aDirectory();
  const loadDataDir = await openAsBlob(templateFile());
  const pglite = await PGlite.create(made, { extensions: EXTENSIONS, loadDataDir });
  await pglite.close();
});
afterAll(() => rm(made, { recursive: true, force: true }));

const withDatabase = () => cp(made, path.join(directory, "database"), { recursive: true });

test("a broken setting is named and nothing starts", async () => {
  const { stderr, code } = await runProgram("main", { PORT: "x", TOKEN_ROTATION: "y", DATA_DIR: directory });
  expect(code).toBe(1);
  expect(stderr).toMatch(/PORT=x.*\n.*TOKEN_ROTATION=y/s);
});

test("a data directory with a file in its place is one clear sentence", async () => {
  const file = path.join(directory, "file");
  await writeFile(file, "");
  const { stderr, code } = await runProgram("main", { DATA_DIR: path.join(file, "data") });
  expect({ code, lines: stderr.trim().split("\n") }).toEqual({
    code: 1,
    lines: [expect.stringContaining("Set DATA_DIR to another one.")],
  });
});

test("a data directory that another process holds is left alone", async () => {
  // This very process is alive and holds it.
  await writeFile(path.join(directory, "server.pid"), String(process.pid));
  const { stderr, code } = await runProgram("main", { DATA_DIR: directory });
  expect(code).toBe(1);
  expect(stderr).toContain(`in use by process ${process.pid}`);
});

test("a taken port is one clear sentence, and the data directory is given back", async () => {
  await withDatabase();
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as { port: number };
  const { stderr, code } = await runProgram("main", { DATA_DIR: directory, PORT: String(port), DEMO: "0" });
  holder.close();
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another one.\n`);
  const after = await runProgram("staff", { DATA_DIR: directory }, ["list"]);
  expect(after).toMatchObject({ code: 0, stdout: "No practice has registered yet.\n" });
});

test("a lock left by a process that died is taken over, and given back where something else keeps the server down", async () => {
  await withDatabase();
  await writeFile(path.join(directory, "server.pid"), "999999999");
  await chmod(directory, 0o700);
  const { stderr, code } = await runProgram("main", { DATA_DIR: directory, TRUST_PROXY: "nonsense", DEMO: "0" });
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("invalid IP address: nonsense") });
  expect(await readdir(directory)).not.toContain("server.pid");
});

test.each(["main", "staff"])(
  "tables of a newer version: %s says so, ends, and gives the data directory back",
  async (program) => {
    await withDatabase();
    const pglite = await PGlite.create(path.join(directory, "database"), { extensions: EXTENSIONS });
    await pglite.query("insert into kysely_migration values ('9999_later', 'x')");
    await pglite.close();
    const { stderr, code } = await runProgram(program, { DATA_DIR: directory, PORT: "0", DEMO: "0" }, ["list"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("newer version")]);
    expect(await readdir(directory)).toEqual(["database"]);
  },
);

const SIGN_UP = JSON.stringify({
  sign_up: {
    company_name: "Harbour Anaesthetics",
    name: "Anna van der Berg",
    email: "anna@example.test",
    phone: "020 7946 0000",
    password: "Quite-other-7",
    password_confirmation: "Quite-other-7",
    accept_terms: true,
    terms_version: "2026-01",
  },
});

test("told to go in the midst of a request, the server answers it, keeps what it answered for, and ends well", async () => {
  await withDatabase();
  const server = startProgram("main", { DATA_DIR: directory, PORT: "0", DEMO: "0" });
  const ended = once(server, "exit");
  let origin = "";
  for await (const line of createInterface(server.stdout)) {
    [, origin = ""] = line.split("is ready: ");
    if (origin) break;
  }
  // The server says that it has read the headers, and waits for the rest.
  const asked = request(`${origin}/admin_api/auth`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": SIGN_UP.length, expect: "100-continue" },
  });
  asked.flushHeaders();
  await once(asked, "continue");
  server.kill("SIGTERM");
  asked.write(SIGN_UP.slice(0, 20));
  asked.end(SIGN_UP.slice(20));
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  expect({ status: answer.statusCode, body: await text(answer) }).toMatchObject({ status: 200 });
  // Left open it would keep the process.
  expect(answer.headers.connection).toBe("close");
  expect(await ended).toEqual([0, null]);
  const after = await runProgram("staff", { DATA_DIR: directory }, ["list"]);
  expect(after).toMatchObject({ code: 0, stdout: expect.stringContaining("Harbour Anaesthetics") });
});

test.each([
  ["0", "text/plain; version=0.0.4; charset=utf-8"],
  ["", undefined],
])("with METRICS_PORT=%j the numbers are told as %s", async (METRICS_PORT, type) => {
  await withDatabase();
  const server = await startServer(
    { DATA_DIR: directory, PORT: "0", DEMO: "0", LOG_LEVEL: "silent", METRICS_PORT },
    "",
  );
  const answer = server.metricsOrigin && (await fetch(`${server.metricsOrigin}/metrics`));
  await server.stop();
  expect(answer ? answer.headers.get("content-type") : undefined).toBe(type);
});
