/** Fails when the JavaScript of the authentication area, or of the callouts list, outgrows its budget (docs/performance.md P1, P6). */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const dist = path.join(root, "dist");

/** KiB, Brotli: what docs/performance.md allows (P1, P6). */
const SIGN_IN = 175;
const CALLOUTS = 215;
/** What the authentication area is made of besides the entry. */
const SIGN_IN_MODULES = ["signInEntry.ts"];
/** What the callouts list loads after the entry, by the modules that are imported lazily. */
const CALLOUTS_MODULES = ["engine.ts", "SignedInArea.tsx", "CalloutsPage.tsx"];

const page = readFileSync(path.join(dist, "index.html"), "utf8");
const entry = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => file);
const chunks = JSON.parse(readFileSync(path.join(root, "node_modules/.cache/size/chunks.json"), "utf8"));

/** Small files are not worth compressing and go as they are. */
function sizeOf(file) {
  const plain = path.join(dist, file);
  const brotli = statSync(`${plain}.br`, { throwIfNoEntry: false });
  return (brotli ?? statSync(plain)).size;
}

const kib = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1024;

function check(what, files, limit) {
  const size = kib(files);
  const verdict = size > limit ? "TOO LARGE" : "good";
  process.stdout.write(`${what}: ${size.toFixed(1)} KiB of JavaScript (Brotli), limit ${limit}: ${verdict}\n`);
  if (size > limit) process.exitCode = 1;
}

const withModules = (modules) => new Set([...entry, ...modules.flatMap((module) => chunks[module] ?? [])]);
check("/auth/login", withModules(SIGN_IN_MODULES), SIGN_IN);
check("/callouts", withModules(CALLOUTS_MODULES), CALLOUTS);
