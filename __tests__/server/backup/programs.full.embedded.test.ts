/** `npm run backup` and `npm run restore` as an operator has them: processes, a data directory, a running server. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startServer } from "../../../server/startServer.ts";
import { runProgram } from "../../support/runProgram.ts";

let directory: string;
/** What the backup of the running server said. */
let live: Awaited<ReturnType<typeof backup>>;

const at = (name: string) => path.join(directory, name);
const backup = (dataDir: string, out: string) => runProgram("operate/backup", { DATA_DIR: dataDir }, ["--out", out]);
const restore = (dataDir: string, from: string, ...more: string[]) =>
  runProgram("operate/restore", { DATA_DIR: dataDir }, ["--from", from, ...more]);
const audits = (dataDir: string) => runProgram("staff", { DATA_DIR: dataDir }, ["verify-audit"]);

/** The demo fills itself at the start. */
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "callouts-programs-"));
  const server = await startServer({ DATA_DIR: at("first"), PORT: "0", LOG_LEVEL: "silent" }, "");
  live = await backup(at("first"), at("live"));
  await server.stop();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test("a running server is backed up, and one that has stopped alike", async () => {
  expect(live).toEqual({
    code: 0,
    stderr: "",
    stdout: expect.stringMatching(
      /^\d+ rows of \d+ tables in .*live \(\d+ KiB\), read back and complete\.\nThe file holds the secret key/,
    ),
  });
  expect((await stat(at("live"))).mode & 0o777).toBe(0o600);
  const stopped = await backup(at("first"), at("stopped"));
  expect(stopped.stdout.split(" in ")[0]).toBe(live.stdout.split(" in ")[0]);
});

test("it is restored to another directory, where its secret and its audit log hold", async () => {
  expect(await restore(at("second"), at("live"))).toEqual({
    code: 0,
    stderr: "",
    stdout: expect.stringMatching(/^\d+ rows of \d+ tables restored, made by version /),
  });
  expect(await readFile(at("second/secret.key"), "utf8")).toBe(await readFile(at("first/secret.key"), "utf8"));
  const restored = await audits(at("second"));
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining("intact") });
  expect(restored).toEqual(await audits(at("first")));
});

test("a backup is checked without a place to restore it to", async () => {
  const checked = await restore(at("nowhere"), at("live"), "--check");
  expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining("live is complete: ") });
  expect(await readdir(directory)).not.toContain("nowhere");
});

test("where a practice is already, nothing is restored", async () => {
  expect(await restore(at("first"), at("live"))).toEqual({
    code: 1,
    stdout: "",
    stderr: "There is a practice in this database already. Restore into an empty one.\n",
  });
});

test("where a secret is already, nothing is restored", async () => {
  await mkdir(at("keyed"));
  await writeFile(at("keyed/secret.key"), "a secret of somebody else's, which must not be lost");
  expect(await restore(at("keyed"), at("live"))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("has another secret.key than the backup"),
  });
  expect(await readFile(at("keyed/secret.key"), "utf8")).toContain("somebody else's");
});

test.each([
  ["no file is named", [], "Usage: npm run backup -- --out FILE\n"],
  ["an option is not known", ["--to", "x"], "Usage: npm run backup -- --out FILE\n"],
  [
    "the folder does not exist",
    ["--out", "/nowhere/x"],
    "/nowhere/x.part cannot be made: its folder does not exist.\n",
  ],
])("nothing is backed up where %s", async (_why, args, said) => {
  expect(await runProgram("operate/backup", { DATA_DIR: at("first") }, args)).toEqual({
    code: 1,
    stdout: "",
    stderr: said,
  });
});

test("a directory without a database is not made into one", async () => {
  const { code, stderr } = await backup(at("none"), at("of-none"));
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("There is no database in") });
  expect(await readdir(directory)).not.toContain("none");
  expect(await readdir(directory)).not.toContain("of-none.part");
});

test("a file that is not there, or is no backup, is one clear sentence", async () => {
  expect((await restore(at("third"), at("missing"))).stderr).toMatch(
    /missing is not there, or this user may not read it\.\n$/,
  );
  await writeFile(at("other"), "other");
  const { code, stderr } = await restore(at("third"), at("other"));
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/other cannot be used: it is not a backup, or it is damaged\.\n$/),
  });
  expect(await readdir(directory)).not.toContain("third");
});
