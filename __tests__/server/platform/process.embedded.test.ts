import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { CODE_CACHE } from "../../support/codeCache.ts";

/** Runs a server program to its end; it must end by itself. */
async function run(script: string, env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [path.resolve(`server/${script}.ts`), ...args], {
    env: { PATH: process.env.PATH, ...CODE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { stdout, stderr, code };
}

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "callouts-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test("a broken setting is named and nothing starts", async () => {
  const { stderr, code } = await run("main", { PORT: "x", TOKEN_ROTATION: "y", DATA_DIR: directory });
  expect(code).toBe(1);
  expect(stderr).toMatch(/PORT=x.*\n.*TOKEN_ROTATION=y/s);
});

test("a data directory with a file in its place is one clear sentence", async () => {
  const file = path.join(directory, "file");
  await writeFile(file, "");
  const { stderr, code } = await run("main", { DATA_DIR: path.join(file, "data") });
  expect({ code, lines: stderr.trim().split("\n") }).toEqual({
    code: 1,
    lines: [expect.stringContaining("Set DATA_DIR to another one.")],
  });
});

test("a data directory that another process holds is left alone", async () => {
  // This very process is alive and holds it.
  await writeFile(path.join(directory, "server.pid"), String(process.pid));
  const { stderr, code } = await run("main", { DATA_DIR: directory });
  expect(code).toBe(1);
  expect(stderr).toContain(`in use by process ${process.pid}`);
});

test("a taken port is one clear sentence, and the data directory is given back", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as { port: number };
  const { stderr, code } = await run("main", { DATA_DIR: directory, PORT: String(port), DEMO: "0" });
  holder.close();
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another one.\n`);
  const after = await run("staff", { DATA_DIR: directory }, ["list"]);
  expect(after).toMatchObject({ code: 0, stdout: "No practice has registered yet.\n" });
});

test("a lock left by a process that died is taken over, and given back where something else keeps the server down", async () => {
  await writeFile(path.join(directory, "server.pid"), "999999999");
  await chmod(directory, 0o700);
  const { stderr, code } = await run("main", { DATA_DIR: directory, TRUST_PROXY: "nonsense", DEMO: "0" });
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("invalid IP address: nonsense") });
  expect(await readdir(directory)).not.toContain("server.pid");
});
