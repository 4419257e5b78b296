/** Builds the app unless it was built since everything it is made of last changed; so a second start is quick. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const SOURCES = [
  "src",
  "public",
  "webpack",
  "webpack.config.ts",
  "babel.config.js",
  "package.json",
  "package-lock.json",
];

/** Milliseconds since 1970 of the newest change below. */
function newest(name) {
  const file = path.join(root, name);
  const entry = statSync(file);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(file).map((inside) => newest(path.join(name, inside))));
}

/** Its time is the build's: webpack leaves files alone whose content is the same. */
const stamp = path.join(root, "node_modules/.cache/built");
const builtAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (!existsSync(path.join(root, "dist/index.html")) || SOURCES.some((source) => newest(source) > builtAt)) {
  process.stdout.write("Building the app…\n");
  const { status, stdout, stderr } = spawnSync("npm run build --silent", {
    cwd: root,
    encoding: "utf8",
    shell: true,
  });
  if (status === 0) {
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, "");
  } else process.stderr.write(`${stdout}\n${stderr}`);
  process.exitCode = status ?? 1;
}
