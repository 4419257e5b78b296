/** docs/specification-coverage.md tells the truth: whatever it names exists, and no section is left out. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const root = process.cwd();
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** The specification's sections, in its order. */
const SECTIONS = [
  "1",
  "2 Root routing",
  "2 Signed-in layout",
  "2 Error area",
  "2 Authentication area",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "7 The wire",
];

/** How many rules the wire contract has for the app. */
const WIRE_RULES = 17;

/** `test`, `test.each(…)`, `describe.only` and the like, by their first two names. */
function nameOf(call: ts.Expression): string {
  if (ts.isIdentifier(call)) return call.text;
  if (ts.isPropertyAccessExpression(call)) return `${nameOf(call.expression)}.${call.name.text}`;
  if (ts.isCallExpression(call)) return nameOf(call.expression);
  return ts.isTaggedTemplateExpression(call) ? nameOf(call.tag) : "";
}

/** A title as the source has it: with its `%s` and `${…}`. */
const written = (title: ts.Expression | undefined): string | undefined =>
  title && ts.isStringLiteralLike(title)
    ? title.text
    : title && ts.isTemplateExpression(title)
      ? title.getText().slice(1, -1)
      : undefined;

function titlesIn(path: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node, above: string[]): void => {
    const title = ts.isCallExpression(node) && node.arguments.length > 1 ? written(node.arguments[0]) : undefined;
    const name = ts.isCallExpression(node) ? nameOf(node.expression) : "";
    if (title !== undefined && /^(it|test)(\.each)?$/.test(name)) titles.add([...above, title].join(" › "));
    const inside = title !== undefined && /(^|\.)describe(\.each)?$/.test(name) ? [...above, title] : above;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true), []);
  return titles;
}

type Row = { section: string; statement: string; proof: string };

const rows = read("docs/specification-coverage.md")
  .split("\n")
  .filter((line) => /^\| *\d/.test(line))
  .map((line): Row => {
    const [section = "", statement = "", ...proof] = line.slice(1, -1).split(" | ");
    return { section: section.trim(), statement: statement.trim(), proof: proof.join(" | ").trim() };
  });

const known = new Map<string, Set<string>>();
function hasTest(path: string, title: string): boolean {
  if (!known.has(path)) known.set(path, existsSync(join(root, path)) ? titlesIn(path) : new Set());
  return known.get(path)?.has(title) === true;
}

/** Decisions by number, and the first cells of their tables. */
const decisions = new Map(
  readdirSync(join(root, "docs/decisions")).map((file): [string, string[]] => [
    `${Number(file.slice(0, 4))}`,
    read(`docs/decisions/${file}`)
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .map((line) => line.split(" | ")[0]?.slice(2) ?? ""),
  ]),
);

/** What is wrong with one proof, in words; null when it stands. */
function fault(proof: string): string | null {
  const [, path, title] = /^`(__tests__\/[^`]+)` › `(.+)`$/.exec(proof) ?? [];
  if (path && title) return hasTest(path, title) ? null : "no such test";
  const [, number = "", line] = /^Decision (\d+)(?:: (.+))?$/.exec(proof) ?? [];
  const lines = decisions.get(number);
  if (!lines) return "neither a test nor a decision";
  return line === undefined || lines.includes(line) ? null : "no such line in the decision";
}

test("every section of the specification has its rows, in its order", () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(SECTIONS);
});

test("every rule of the wire contract has its row, by its number", () => {
  const wire = rows.filter(({ section }) => section === "7 The wire");
  const numbers = Array.from({ length: WIRE_RULES }, (_, rule) => rule + 1);
  expect(wire.map(({ statement }) => Number.parseInt(statement, 10))).toEqual(numbers);
});

test("every statement is shown by a test that exists or changed by a decision that stands", () => {
  expect(rows.length).toBeGreaterThan(150);
  const faults = rows.flatMap(({ section, statement, proof }) =>
    proof
      .split("<br>")
      .map((one) => [one, fault(one)])
      .filter(([, wrong]) => wrong !== null)
      .map(([one, wrong]) => `§${section} ${statement}: ${one}: ${wrong}`),
  );
  expect(faults).toEqual([]);
});

test("no statement stands twice, and none is empty", () => {
  const statements = rows.map(({ section, statement }) => `${section}: ${statement}`);
  expect(statements.filter((one, place) => one.endsWith(": ") || statements.indexOf(one) !== place)).toEqual([]);
});
