/** Fails when a schema of the wire, or the library that makes them, is in the browser's JavaScript: the app takes types only. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const dist = path.join(import.meta.dirname, "../dist");
const FOREIGN = /\/(?:src\/contract\/shapes|node_modules\/typebox)\//;

const maps = globSync("assets/*.js.map", { cwd: dist });
const found = maps.flatMap((map) =>
  JSON.parse(readFileSync(path.join(dist, map), "utf8"))
    .sources.filter((source) => FOREIGN.test(source))
    .map((source) => `${map.replace(/\.map$/, "")} holds ${source}`),
);
if (maps.length === 0) found.push("no source maps tell what the bundles hold");

process.stdout.write(found.length > 0 ? `${found.join("\n")}\n` : "no schema of the wire is in the bundles\n");
process.exitCode = found.length > 0 ? 1 : 0;
