/**
 * Fails when a source or a document names a document or a decision that is not in the repository, a drawing ("mock-" and
 * "up"), or a section (§) without saying of what, and when a document that describes what is there names a file that is not. Sections are those of the client's specification, of a document in docs/, or of an RFC.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SOURCES = ["*.ts", "*.tsx", "*.mjs", "*.md", "*.html", "*.css"];
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...SOURCES], {
  encoding: "utf8",
});

const decisions = new Set(readdirSync("docs/decisions").map((name) => Number(name.slice(0, 4))));

/** Where a name leads: from the root, or from the folder of the document that names it. */
const exists = (name, from) => existsSync(name) || existsSync(join(dirname(from), name));

/** Files and folders from the root; `server/features/<noun>` and `src/**` are patterns. */
const PLACE = /`((?:\.ci|__tests__|bench|deploy|docs|public|server|src|webpack)\/[^`<>*{}\s]+)`/g;

/** Decisions tell of their day. */
function lostPlaces(file, text) {
  if (!file.endsWith(".md") || file.startsWith("docs/decisions/")) return [];
  const named = [...text.matchAll(PLACE)].map(([, place]) => place);
  return named
    .filter((place) => !["", ".ts", ".tsx"].some((ending) => existsSync(`${place}${ending}`)))
    .map((place) => `${place} is not there`);
}

function missing(file) {
  const text = readFileSync(file, "utf8");
  const named = [...text.matchAll(/[\w./-]+\.md\b/g)].map(([name]) => name).filter((name) => !exists(name, file));
  // A comment may break the line between the document's name and the section.
  const flat = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, " ");
  const sections = file.endsWith(".md")
    ? []
    : [...flat.matchAll(/§ ?\d[\d.]*/g)]
        .filter(
          ({ index }) => !/(?:specification|\.md|RFC \d+)[^()]*$/i.test(flat.slice(Math.max(0, index - 60), index)),
        )
        .map(([section]) => `${section} of what?`);
  const decided = [...text.matchAll(/\bdecisions?[ /](\d+)/gi)]
    .filter(([, number]) => !decisions.has(Number(number)))
    .map(([decision]) => `${decision} is not in docs/decisions`);
  const drawings = [...text.matchAll(/\bmock-?[u]ps?\b[^.\n)]{0,20}/gi)].map(
    ([drawing]) => `${drawing} is not in the repository`,
  );
  return [...named, ...decided, ...sections, ...drawings, ...lostPlaces(file, text)].map(
    (fault) => `${file}: ${fault}`,
  );
}

const faults = tracked
  .split("\n")
  .filter((file) => file && existsSync(file))
  .flatMap(missing);
process.stdout.write(faults.length > 0 ? `${faults.join("\n")}\n` : "every document that is named is there\n");
process.exitCode = faults.length > 0 ? 1 : 0;
