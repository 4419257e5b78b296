/** Builds the app unless what lies in dist/ is newer than everything it is made of; so a second start is quick. */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const SOURCES = ["src", "public", ".ci", "webpack.config.ts", "babel.config.js", "package.json", "package-lock.json"];

/** Milliseconds since 1970 of the newest change below. */
function newest(name) {
  const file = path.join(root, name);
  const entry = statSync(file);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(file).map((inside) => newest(path.join(name, inside))));
}

const built = statSync(path.join(root, "dist/index.html"), { throwIfNoEntry: false });
if (!built || SOURCES.some((source) => newest(source) > built.mtimeMs)) {
  process.stdout.write("Building the app…\n");
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build", "--silent"], {
    cwd: root,
    encoding: "utf8",
    shell: true,
  });
  if (status !== 0) process.stderr.write(`${stdout}\n${stderr}`);
  process.exitCode = status ?? 1;
}
