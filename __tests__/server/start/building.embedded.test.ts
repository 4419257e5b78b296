/** The app is built once for what it is made of, not at every start. */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "callouts-built-"));
  for (const folder of [".ci", "src", "public", "webpack"]) await mkdir(path.join(root, folder));
  for (const file of ["webpack.config.ts", "babel.config.js", "package-lock.json", "src/index.tsx"])
    await writeFile(path.join(root, file), "");
  await writeFile(
    path.join(root, "build.cjs"),
    `const fs = require("node:fs"); fs.mkdirSync("dist", { recursive: true });
     fs.writeFileSync("dist/index.html", ""); fs.appendFileSync("builds", "x");`,
  );
  const scripts = { build: "node build.cjs" };
  await writeFile(path.join(root, "package.json"), JSON.stringify({ name: "practice", scripts }));
  await cp(".ci/build-if-needed.mjs", path.join(root, ".ci/build-if-needed.mjs"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function builds(): Promise<number> {
  await run(process.execPath, [path.join(root, ".ci/build-if-needed.mjs")]);
  return (await readFile(path.join(root, "builds"), "utf8")).length;
}

test("what is built already is not built again until a source changes", async () => {
  expect([await builds(), await builds(), await builds()]).toEqual([1, 1, 1]);
  const later = new Date(Date.now() + 60_000);
  await utimes(path.join(root, "src/index.tsx"), later, later);
  expect(await builds()).toBe(2);
});
