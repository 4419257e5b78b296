/**
 * Fails where two folders import from each other, and where a library is used past its public entry points: by a file
 * inside it, or by a name that it marks as unsafe. What may import what is in .dependency-cruiser.mjs.
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
/** "folder → folder" → one import of it. */
const arrows = new Map();

for (const file of files) {
  const text = readFileSync(file, "utf8");
  const folder = path.dirname(file);
  for (const [, name] of text.matchAll(IMPORT)) {
    if (name.startsWith(".")) {
      const other = path.dirname(path.normalize(path.join(folder, name)));
      if (other !== folder) arrows.set(`${folder} → ${other}`, `${file} → ${name}`);
    } else if (INSIDE.test(name) && !FONTS.test(name)) faults.push(`${file}: ${name} is a file inside a library`);
  }
  for (const [name] of text.matchAll(/\bUNSAFE_\w+/g))
    if (!file.startsWith(".ci/")) faults.push(`${file}: ${name} is not meant to be used`);
  for (const [name] of text.matchAll(/node_modules\/(?:@[^/"]+\/)?[^/"]+\/(?:dist|lib|src)\/[^"]*/g))
    if (!file.startsWith(".ci/")) faults.push(`${file}: ${name} is a file inside a library`);
}
for (const [arrow, here] of arrows) {
  const [from, to] = arrow.split(" → ");
  const back = arrows.get(`${to} → ${from}`);
  if (back && from < to) faults.push(`${from} and ${to} import from each other: ${here}; ${back}`);
}

process.stdout.write(faults.length > 0 ? `${faults.join("\n")}\n` : "no two folders import from each other\n");
process.exitCode = faults.length > 0 ? 1 : 0;
