/**
 * Fails where folders, the rooms of a feature, features or layers import from each other in a circle, and where a library is
 * used past its public entry points: by a file inside it, or by a name that it marks as unsafe; and where a folder holds more
 * files than a person can. What may import what is in .dependency-cruiser.mjs.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"],
  {
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => file && existsSync(file));

const IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?"([^"]+)"/g;
/** The folders in which libraries keep what they do not export; `dist` and the like are never part of a public name. */
const INSIDE = /^(?:@[^/]+\/)?[^./][^/]*\/(?:.*\/)?(?:dist|lib|src|esm|cjs|internal)\//;
/** Fonts are files by nature. */
const FONTS = /^@fontsource/;

const faults = [];
/** Every import of a file of ours; a feature's door, which only shows what is inside, stands in no room. */
const imports = [];

for (const file of files) {
  const text = readFileSync(file, "utf8");
  for (const [, name] of text.matchAll(IMPORT)) {
    if (name.startsWith(".")) {
      if (path.basename(file) !== "public.ts") imports.push({ from: file, to: path.join(path.dirname(file), name) });
    } else if (INSIDE.test(name) && !FONTS.test(name)) faults.push(`${file}: ${name} is a file inside a library`);
  }
  for (const [name] of text.matchAll(/\bUNSAFE_\w+/g))
    if (!file.startsWith(".ci/")) faults.push(`${file}: ${name} is not meant to be used`);
  for (const [name] of text.matchAll(/node_modules\/(?:@[^/"]+\/)?[^/"]+\/(?:dist|lib|src)\/[^"]*/g))
    if (!file.startsWith(".ci/")) faults.push(`${file}: ${name} is a file inside a library`);
}

const isOurs = (file) => /^(src|server)\//.test(file);
const folder = (file, depth) => path.dirname(file).split("/").slice(0, depth).join("/");
const inFeature = (file) => /^(src|server)\/features\//.test(file);

/** What a file belongs to, by what must have no circles. */
const PARTS = {
  rooms: (file) => folder(file, inFeature(file) ? 4 : 3),
  "features and layers": (file) => folder(file, inFeature(file) ? 3 : 2),
};

/** Imports on a way between parts that leads back to where it began: what only begins or ends somewhere is taken away. */
function circular(partOf) {
  let left = imports
    .filter(({ from, to }) => isOurs(from) && isOurs(to))
    .map((one) => ({ ...one, begin: partOf(one.from), end: partOf(one.to) }))
    .filter(({ begin, end }) => begin !== end);
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    const [begins, ends] = [new Set(left.map(({ begin }) => begin)), new Set(left.map(({ end }) => end))];
    left = left.filter(({ begin, end }) => ends.has(begin) && begins.has(end));
  }
  return left;
}

/** Both ways between two folders, tests included. */
const pairs = Map.groupBy(imports, ({ from, to }) => [path.dirname(from), path.dirname(to)].sort().join(" and "));
for (const [pair, both] of pairs) {
  const ways = new Map(both.map((one) => [path.dirname(one.from), one]));
  if (ways.size < 2) continue;
  faults.push(
    `${pair} import from each other: ${[...ways.values()].map(({ from, to }) => `${from} → ${to}`).join("; ")}`,
  );
}
for (const [name, partOf] of Object.entries(PARTS))
  for (const { from, to } of circular(partOf))
    faults.push(`${name} import from each other in a circle: ${from} → ${to}`);

/** Migrations and texts are read one by one. */
const ONE_BY_ONE = /\/(?:migrations|locales)(?:\/|$)/;
const MOST_FILES = 25;
for (const [place, inside] of Map.groupBy(files, (file) => path.dirname(file)))
  if (inside.length > MOST_FILES && !ONE_BY_ONE.test(place))
    faults.push(`${place} holds ${inside.length} files, of at most ${MOST_FILES}`);

process.stdout.write(
  faults.length > 0 ? `${faults.join("\n")}\n` : "no folders, rooms or features import from each other\n",
);
process.exitCode = faults.length > 0 ? 1 : 0;
