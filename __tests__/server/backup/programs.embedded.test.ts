/** `npm run backup` and `npm run restore` as an operator has them: processes, a data directory, a running server. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startServer } from "../../../server/startServer.ts";
import { runProgram } from "../../support/runProgram.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "callouts-programs-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const at = (name: string) => path.join(directory, name);
const backup = (dataDir: string, out: string) => runProgram("operate/backup", { DATA_DIR: dataDir }, ["--out", out]);
const restore = (dataDir: string, from: string, ...more: string[]) =>
  runProgram("operate/restore", { DATA_DIR: dataDir }, ["--from", from, ...more]);

/** The demo, which fills itself at the start. */
const demo = (dataDir: string) => startServer({ DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" }, "");

test("what a running server has is restored to another directory, where its secret and its audit log hold", async () => {
  const server = await demo(at("first"));
  const live = await backup(at("first"), at("live"));
  await server.stop();
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
  expect(await restore(at("second"), at("live"), "--check")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("live is complete: "),
  });
  expect(await restore(at("second"), at("live"))).toEqual({
    code: 0,
    stderr: "",
    stdout: expect.stringMatching(/^\d+ rows of \d+ tables restored, made by version /),
  });
  expect(await readFile(at("second/secret.key"), "utf8")).toBe(await readFile(at("first/secret.key"), "utf8"));
  const audits = (dataDir: string) => runProgram("staff", { DATA_DIR: dataDir }, ["verify-audit"]);
  const restored = await audits(at("second"));
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining("intact") });
  expect(restored).toEqual(await audits(at("first")));

  const again = await restore(at("second"), at("live"));
  expect(again).toEqual({
    code: 1,
    stdout: "",
    stderr: "There is a practice in this database already. Restore into an empty one.\n",
  });
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
  await rm(at("some"), { recursive: true, force: true });
  await startServer({ DATA_DIR: at("some"), PORT: "0", LOG_LEVEL: "silent", DEMO: "0" }, "").then((one) => one.stop());
  expect(await runProgram("operate/backup", { DATA_DIR: at("some") }, args)).toEqual({
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
