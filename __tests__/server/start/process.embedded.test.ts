/** The program as a process: what keeps it from starting, and how it goes. */
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { ownDirectory } from "../../support/ownDirectory.ts";
import { aConnection, runProgram, startedServer } from "../../support/runProgram.ts";
import { SIGN_UP } from "../../support/signUp.ts";

const { directory, withDatabase } = ownDirectory();

test("a broken setting is named and nothing starts", async () => {
  const { stderr, code } = await runProgram("main", { PORT: "x", TOKEN_ROTATION: "y", DATA_DIR: directory() });
  expect(code).toBe(1);
  expect(stderr).toMatch(/PORT=x.*\n.*TOKEN_ROTATION=y/s);
});

test("a data directory that another process holds is left alone", async () => {
  // This very process is alive and holds it.
  await writeFile(path.join(directory(), "server.pid"), String(process.pid));
  const { stderr, code } = await runProgram("main", { DATA_DIR: directory() });
  expect(code).toBe(1);
  expect(stderr).toContain(`in use by process ${process.pid}`);
});

test("a staff command in a place without a database makes none, and says where to look", async () => {
  const { stderr, stdout, code } = await runProgram("staff", { DATA_DIR: directory() }, ["list"]);
  expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
  expect(stderr).toBe(`There is no database in ${directory()}. Set DATA_DIR, or DATABASE_URL, as the server has it.\n`);
  expect(await readdir(directory())).toEqual([]);
});

const REGISTRATION = JSON.stringify({ sign_up: { ...SIGN_UP, email: "anna@example.test" } });

test("told to go in the midst of a request, the server answers it, keeps what it answered for, and ends well", async () => {
  await withDatabase();
  const { server, ended, origin } = await startedServer({ DATA_DIR: directory(), DEMO: "0" });
  // The server says that it has read the headers, and waits for the rest.
  const asked = request(`${origin}/admin_api/auth`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": REGISTRATION.length, expect: "100-continue" },
  });
  asked.flushHeaders();
  await once(asked, "continue");
  server.kill("SIGTERM");
  asked.write(REGISTRATION.slice(0, 20));
  asked.end(REGISTRATION.slice(20));
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  expect({ status: answer.statusCode, body: await text(answer) }).toMatchObject({ status: 200 });
  // Left open it would keep the process.
  expect(answer.headers.connection).toBe("close");
  expect(await ended).toEqual([0, null]);
  const after = await runProgram("staff", { DATA_DIR: directory() }, ["list"]);
  expect(after).toMatchObject({ code: 0, stdout: expect.stringContaining(SIGN_UP.company_name) });
});

test("told to go while somebody is connected who says nothing, the server ends well", async () => {
  await withDatabase();
  const { server, ended, origin } = await startedServer({ DATA_DIR: directory(), DEMO: "0" });
  await aConnection(origin);
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await readdir(directory())).not.toContain("server.pid");
});
