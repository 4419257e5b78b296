/** The operator's programs on PostgreSQL: processes, and databases made for each test. */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { DEMO_PASSWORD } from "../../../server/demo/fillDemo.ts";
import { startServer } from "../../../server/startServer.ts";
import { createPostgres } from "../../support/database/emptyDatabase.ts";
import { administer } from "../../support/database/postgresTemplate.ts";
import { SECRET } from "../../support/database/testPorts.ts";
import { runProgram } from "../../support/runProgram.ts";

let directory: string;
let target: Awaited<ReturnType<typeof createPostgres>>;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "callouts-programs-"));
  target = await createPostgres();
});
afterEach(async () => {
  await target.drop();
  await rm(directory, { recursive: true });
});

const file = () => path.join(directory, "backup");
const quietly = { PORT: "0", LOG_LEVEL: "silent" };
const embedded = () => ({ DATA_DIR: path.join(directory, "data") });
const onPostgres = () => ({ ...embedded(), DATABASE_URL: target.url });
const start = (env: Record<string, string>) => startServer({ ...quietly, ...env }, "");

async function signIn(origin: string): Promise<number> {
  const { status } = await fetch(`${origin}/admin_api/auth/sign_in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@example.test", password: DEMO_PASSWORD }),
  });
  return status;
}

/** The address of the target for a user who owns it and is no superuser, as hosted databases have them. */
async function ownedByPlainUser(): Promise<{ url: string; dropUser: () => Promise<void> }> {
  const url = new URL(target.url);
  const name = url.pathname.slice(1);
  await administer(`create role ${name} login password '${name}'`);
  await administer(`alter database ${name} owner to ${name}`);
  Object.assign(url, { username: name, password: name });
  return { url: url.href, dropUser: () => administer(`drop role ${name}`) };
}

test("the embedded database moves to PostgreSQL, and the server goes on there, without a superuser", async () => {
  const owner = await ownedByPlainUser();
  const onPostgres = () => ({ ...embedded(), DATABASE_URL: owner.url });
  const before = await start(embedded());
  const whileItRuns = await runProgram("operate/moveToPostgres", onPostgres());
  expect(whileItRuns).toMatchObject({ code: 1, stderr: expect.stringContaining("in use by process") });
  await before.stop();
  expect(await runProgram("operate/moveToPostgres", onPostgres())).toEqual({
    code: 0,
    stderr: "",
    stdout: expect.stringMatching(
      /^\d+ rows moved\. .*The secret stays in .*secret\.key.*\nThe data directory was not changed/,
    ),
  });
  const after = await start(onPostgres());
  expect(await signIn(after.origin)).toBe(200);
  await after.stop();
  expect(await runProgram("staff", onPostgres(), ["verify-audit"])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("intact"),
  });
  expect(await runProgram("operate/moveToPostgres", onPostgres())).toMatchObject({
    code: 1,
    stderr: "There is a practice in this database already. Restore into an empty one.\n",
  });
  await administer(`alter database ${new URL(target.url).pathname.slice(1)} owner to current_user`);
  await target.drop();
  await owner.dropUser();
  target = await createPostgres();
});

test("a running server's PostgreSQL is backed up, and restored where it is told whether SECRET_KEY or the previous one is its own", async () => {
  const server = await start({ ...onPostgres(), SECRET_KEY: SECRET, DEMO: "1" });
  const env = { ...onPostgres(), SECRET_KEY: SECRET };
  const backedUp = await runProgram("operate/backup", env, ["--out", file()]);
  await server.stop();
  expect(backedUp).toMatchObject({ code: 0, stdout: expect.stringContaining("SECRET_KEY is not in the file") });
  const warning = "SECRET_KEY is not the one of the backup";
  const changed = { SECRET_KEY: `${SECRET}, but another one` };
  for (const [keys, told] of [
    [changed, expect.stringContaining(warning)],
    [{ ...changed, SECRET_KEY_PREVIOUS: `${SECRET}, but a third` }, expect.stringContaining(warning)],
    [{ ...changed, SECRET_KEY_PREVIOUS: SECRET }, expect.not.stringContaining(warning)],
    [{}, expect.not.stringContaining(warning)],
  ] as const) {
    const other = await createPostgres();
    const elsewhere = { ...env, ...keys, DATABASE_URL: other.url };
    expect(await runProgram("operate/restore", elsewhere, ["--from", file()])).toMatchObject({ code: 0, stdout: told });
    await other.drop();
  }
});

test("without DATABASE_URL nothing is moved", async () => {
  expect(await runProgram("operate/moveToPostgres", embedded())).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Set DATABASE_URL to an empty PostgreSQL database"),
  });
});

test("a database with another encoding than UTF8 is refused before anything is made in it", async () => {
  const ascii = await createPostgres("encoding 'SQL_ASCII' locale 'C' template template0");
  const env = { ...onPostgres(), DATABASE_URL: ascii.url, DEMO: "0", PORT: "0" };
  for (const program of ["main", "staff"]) {
    const { code, stderr } = await runProgram(program, env, program === "staff" ? ["list"] : []);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        "The database in DATABASE_URL has the encoding SQL_ASCII, but it must have UTF8. Make a new one: createdb --encoding=UTF8 --template=template0 NAME\n",
    });
  }
  const client = new pg.Client({ connectionString: ascii.url });
  await client.connect();
  const { rows } = await client.query("select from pg_class where relnamespace = 'public'::regnamespace");
  await client.end();
  expect(rows).toHaveLength(0);
  await ascii.drop();
});

test("a staff command and a backup make no tables in an empty database", async () => {
  for (const [program, args] of [
    ["staff", ["list"]],
    ["operate/backup", ["--out", file()]],
  ] as const)
    expect(await runProgram(program, onPostgres(), [...args])).toEqual({
      code: 1,
      stdout: "",
      stderr: "The database in DATABASE_URL is empty. Set DATABASE_URL as the server has it.\n",
    });
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  const { rows } = await client.query("select from pg_class where relnamespace = 'public'::regnamespace");
  await client.end();
  expect(rows).toHaveLength(0);
});

test("a staff command that fails says why and ends", async () => {
  await (await start({ ...onPostgres(), DEMO: "0" })).stop();
  expect(await runProgram("staff", onPostgres(), ["list"])).toMatchObject({ code: 0 });
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  await client.query("alter table companies rename to elsewhere");
  await client.end();
  const { stderr, code } = await runProgram("staff", onPostgres(), ["list"]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('relation "companies" does not exist')]);
});
