/** A run of everything takes the test files folder by folder (`__tests__/suites`): none is forgotten, none comes twice. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const tests = path.resolve("__tests__");

test.each([
  ["app", "{src,contract}"],
  ["server", "{server,contract,docs}"],
])("every folder of the %s's tests is in one suite", (kind, where) => {
  const suites = globSync(`suites/${kind}/*.ts`, { cwd: tests }).map((file) =>
    readFileSync(path.join(tests, file), "utf8"),
  );
  const taken = suites.flatMap((text) => [...text.matchAll(/"([A-Za-z0-9/]+)"/g)].map(([, folder]) => folder));
  const folders = new Set(globSync(`${where}/**/*.test.{ts,tsx}`, { cwd: tests }).map(path.posix.dirname));
  expect(taken.sort()).toEqual([...folders].sort());
});
