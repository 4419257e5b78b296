/** Who holds a data directory, where several processes want it at the same moment. */
import fs, { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { DirectoryInUse, lockDirectory } from "../../../server/db/directoryLock.ts";

/** No process has it. */
const DEAD = "999999999";
/** It runs. */
const OTHER = String(process.ppid);

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "callouts-lock-"));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(directory, { recursive: true });
});

const file = () => path.join(directory, "server.pid");
/** Something happens right after the lock was read. */
function afterReading(happens: () => Promise<unknown>): void {
  const read = fs.readFile;
  jest.spyOn(fs, "readFile").mockImplementationOnce(async (...given) => {
    const content = await read(...given);
    await happens();
    return content;
  });
}

test("a dead process's lock is taken over, and given back", async () => {
  await writeFile(file(), DEAD);
  const release = await lockDirectory(directory);
  expect([await readFile(file(), "utf8"), await readdir(directory)]).toEqual([String(process.pid), ["server.pid"]]);
  await release();
  expect(await readdir(directory)).toEqual([]);
});

test("where the number in the lock belongs to another program by now, it is said what to do", async () => {
  await writeFile(file(), OTHER);
  await expect(lockDirectory(directory)).rejects.toThrow(`If process ${OTHER} is another program, remove ${file()}.`);
});

test("of two that find the same dead lock, the second leaves the first one's alone", async () => {
  await writeFile(file(), DEAD);
  afterReading(async () => {
    await rm(file());
    await writeFile(file(), OTHER);
  });
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  expect([await readFile(file(), "utf8"), await readdir(directory)]).toEqual([OTHER, ["server.pid"]]);
});

test("a dead lock that somebody else has just taken away is not waited for", async () => {
  await writeFile(file(), DEAD);
  afterReading(() => rm(file()));
  await (await lockDirectory(directory))();
  expect(await readdir(directory)).toEqual([]);
});
