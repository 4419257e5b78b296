/** Every text of a language as the sources have it: the app's, the mails' and the doctor's page's, each under the name of its file and key. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { LANGUAGES, type Language } from "../../src/contract/languages.ts";

/** What the texts of `server/locales/<language>` are for, and the files they stand in. */
const SERVER = [
  ["account confirmation", "confirmation"],
  ["account emailChanged", "emailChanged"],
  ["file columnNames", "columnNames"],
  ["file fileTexts", "fileTexts"],
  ["mail accountTexts", "account"],
  ["mail callout", "callout"],
  ["mail change", "accountChange"],
  ["mail listLabels", "listLabels"],
  ["mail office", "office"],
  ["mail requirements", "requirements"],
  ["mail update", "calloutUpdate"],
  ["page decided", "decided"],
  ["page home", "home"],
  ["page oneClick", "oneClick"],
  ["page details", "details"],
  ["page texts", "respond"],
] as const;

/** Two signs beside each other; the pattern of a date has one alone. */
const SAYS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;

const isLanguage = (name: string): boolean => LANGUAGES.some((one) => one === name);

/** What stands between quotes; "…" for what is filled in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text.replaceAll(/\{\{[^}]*\}\}/g, "…");
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
}

/** What is named like another language is passed over. */
function textsIn(path: string, language: Language): [string, string][] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: [string, string][] = [];
  const walk = (node: ts.Node, keys: readonly string[]): void => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== undefined && /\p{L}/u.test(text)) found.push([keys.join("."), text]);
    const named = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const name = named ? node.name.getText().replaceAll('"', "") : undefined;
    if (name && isLanguage(name) && name !== language) return;
    const own = name && ts.isPropertyAssignment(node) && !isLanguage(name) ? [...keys, name] : keys;
    ts.forEachChild(node, (child) => {
      // A key between quotes is no text.
      if (!ts.isPropertyAssignment(node) || child !== node.name) walk(child, own);
    });
  };
  walk(source, []);
  return found;
}

const PROBLEM = /^(Problem|invalid|notPossible|refusal)$/;
/** Codes, field names and SQL do not begin so. */
const SENTENCE = /^\p{Lu}[\p{Ll}’']* \S/u;

/** What the server says in English only: refusals, of which the app has words of its own for those that it knows, and the demo's pages. */
function sentencesIn(path: string): [string, string][] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: [string, string][] = [];
  const walk = (node: ts.Node, inside: boolean): void => {
    const text = textOf(node);
    if (text && (SENTENCE.test(text) || (inside && text.includes(" "))))
      found.push([`problem ${basename(path, ".ts")}`, text]);
    const called = ts.isNewExpression(node) || ts.isCallExpression(node) ? node.expression.getText() : "";
    ts.forEachChild(node, (child) => walk(child, inside || PROBLEM.test(called)));
  };
  walk(source, false);
  return found;
}

const problems = (): [string, string][] =>
  readdirSync("server", { recursive: true, encoding: "utf8" })
    .map((file) => join("server", file))
    .filter((file) => file.endsWith(".ts") && !file.startsWith("server/locales"))
    .flatMap(sentencesIn);

/** Paragraph by paragraph, each by its first words, without what is code. */
const readme = (): [string, string][] =>
  readFileSync("README.md", "utf8")
    .replaceAll(/```[\s\S]*?```/g, "")
    .split(/\n{2,}/)
    .map((text) => [`readme ${text.split(/\s+/).slice(0, 3).join(" ")}`, text.replaceAll(/`[^`]*`|\]\([^)]*\)/g, "…")]);

/** What is there in English only. */
const englishOnly = (): [string, string][] => [
  ...problems(),
  ...readme(),
  ...under("region regionTexts", "src/features/i18n/regionTexts.ts", "en"),
];

/** A page of its own, which has no part of the app. */
const OFFLINE = "src/features/offline/offlineTexts.ts";

/** Where words of the languages stand that are no texts of ours: their own names, and what others call their columns. */
const NOT_OURS = [
  "src/features/doctorsImport/headerSynonyms.ts",
  "src/features/listsImport/headerSynonyms.ts",
  "src/features/listsImport/cellTimes.ts",
  "src/contract/files/roleSynonyms.ts",
  "src/contract/languages.ts",
];

/** Sources that say something in Japanese or Chinese and are not read here, so that nothing of what they say is looked at. */
export function unread(): string[] {
  const read = new Set<string>([...NOT_OURS, OFFLINE]);
  return ["server", "src"]
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("/locales/") && !read.has(file))
    .filter((file) => textsIn(file, "ja").some(([, text]) => SAYS.test(text)));
}

const under = (place: string, path: string, language: Language): [string, string][] =>
  textsIn(path, language).map(([key, text]) => [`${place} ${key}`.trim(), text]);

/** "callouts.form feeText", "mail callout answer.button" and "page texts first.yes", with their words. */
export function catalogueOf(language: Language): [key: string, text: string][] {
  const app = join("src/features/i18n/locales", language);
  return [
    ...under("offline page", OFFLINE, language),
    ...readdirSync(app, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => under(file.replace(/\.ts$/, "").replace("/", "."), join(app, file), language)),
    ...SERVER.flatMap(([place, file]) => under(place, join("server/locales", language, `${file}.ts`), language)),
    ...(language === "en" ? englishOnly() : []),
  ];
}
