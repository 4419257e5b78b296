/** What else keeps the program from starting, and what it leaves behind then. */
import { once } from "node:events";
import { chmod, readdir, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { EXTENSIONS } from "../../../server/db/database.ts";
import { startServer } from "../../../server/startServer.ts";
import { ownDirectory } from "../../support/ownDirectory.ts";
import { aConnection, runProgram, startedServer } from "../../support/runProgram.ts";

const { directory, withDatabase } = ownDirectory();

/** Somebody else listens there. */
async function aTakenPort(): Promise<{ port: number; close: () => void }> {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  return { port: (holder.address() as AddressInfo).port, close: () => void holder.close() };
}

test("a data directory with a file in its place is one clear sentence", async () => {
  const file = path.join(directory(), "file");
  await writeFile(file, "");
  const { stderr, code } = await runProgram("main", { DATA_DIR: path.join(file, "data") });
  expect({ code, lines: stderr.trim().split("\n") }).toEqual({
    code: 1,
    lines: [expect.stringContaining("Set DATA_DIR to another one.")],
  });
});

test("a taken port is one clear sentence, and the data directory is given back", async () => {
  await withDatabase();
  const { port, close } = await aTakenPort();
  const { stderr, code } = await runProgram("main", { DATA_DIR: directory(), PORT: String(port), DEMO: "0" });
  close();
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another one.\n`);
  const after = await runProgram("staff", { DATA_DIR: directory() }, ["list"]);
  expect(after).toMatchObject({ code: 0, stdout: "No practice has registered yet.\n" });
});

test("a lock left by a process that died is taken over, and given back where something else keeps the server down", async () => {
  await withDatabase();
  await writeFile(path.join(directory(), "server.pid"), "999999999");
  await chmod(directory(), 0o700);
  const { port, close } = await aTakenPort();
  const { stderr, code } = await runProgram("main", { DATA_DIR: directory(), PORT: String(port), DEMO: "0" });
  close();
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(`Port ${port}`) });
  expect(await readdir(directory())).not.toContain("server.pid");
});

test.each(["main", "staff"])(
  "tables of a newer version: %s says so, ends, and gives the data directory back",
  async (program) => {
    await withDatabase();
    const pglite = await PGlite.create(path.join(directory(), "database"), { extensions: EXTENSIONS });
    await pglite.query("insert into kysely_migration values ('9999_later', 'x')");
    await pglite.close();
    const { stderr, code } = await runProgram(program, { DATA_DIR: directory(), PORT: "0", DEMO: "0" }, ["list"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("newer version")]);
    expect(await readdir(directory())).toEqual(["database"]);
  },
);

test("told to go while a request does not come to its end, the server ends well", async () => {
  await withDatabase();
  const { server, ended, origin } = await startedServer({ DATA_DIR: directory(), DEMO: "0" });
  await aConnection(origin, "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n");
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await readdir(directory())).not.toContain("server.pid");
});

test.each([
  ["0", "text/plain; version=0.0.4; charset=utf-8"],
  ["", undefined],
])("with METRICS_PORT=%j the numbers are told as %s", async (METRICS_PORT, type) => {
  await withDatabase();
  const server = await startServer(
    { DATA_DIR: directory(), PORT: "0", DEMO: "0", LOG_LEVEL: "silent", METRICS_PORT },
    "",
  );
  const answer = server.metricsOrigin && (await fetch(`${server.metricsOrigin}/metrics`));
  await server.stop();
  expect(answer ? answer.headers.get("content-type") : undefined).toBe(type);
});
