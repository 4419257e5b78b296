/** docs/guide tells the truth: it has only labels that the app or the doctor's page has, and pictures and links that lead somewhere. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { PICTURES } from "../../docs/make/guidePictures.ts";
import { catalogueOf } from "../support/catalogues.ts";

const GUIDE = "docs/guide";
const INDEX = "README.md";
/** Bytes, of a picture at most. */
const SMALL = 150_000;

type Named = { page: string; name: string };

const pages = readdirSync(GUIDE).filter((file) => file.endsWith(".md"));
const read = (page: string): string => readFileSync(join(GUIDE, page), "utf8");

/** What the pattern's first group finds, with the page that says it. */
const found = (pattern: RegExp, on = pages): Named[] =>
  on.flatMap((page) => [...read(page).matchAll(pattern)].map(([, name = ""]) => ({ page, name })));

/** With the words before it: a picture has words for those who do not see it. */
const pictures = found(/!\[[^\]]+\]\(pictures\/([^)]+)\.png\)/g);
const links = found(/\]\(([^)]+)\)/g).filter(({ name }) => !name.startsWith("https://"));
const labels = found(/\*\*([^*]+)\*\*/g);

/** As GitHub makes the address of a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

function leadsSomewhere({ page, name }: Named): boolean {
  const [path = "", place] = name.split("#");
  const target = path === "" ? join(GUIDE, page) : normalize(join(GUIDE, dirname(page), path));
  if (!existsSync(target)) return false;
  const headings = [...readFileSync(target, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchor(heading));
  return place === undefined || headings.includes(place);
}

/** What somebody of the practice or a doctor reads, without marks; "…" stands for what is filled in. */
const shown = new Set(
  catalogueOf("en")
    .filter(([key]) => !/^(problem|readme) /.test(key))
    .map(([, text]) => text.replaceAll(/<\/?\w+\/?>/g, "")),
);

const inOrder = (names: Iterable<string>): string[] => [...names].sort();

test("every page is in the index once, and leads back to it", () => {
  const others = pages.filter((page) => page !== INDEX);
  const rows = found(/^\|[^|]+\| \[[^\]]+\]\(([^)]+)\) \|$/gm, [INDEX]);
  expect(inOrder(rows.map(({ name }) => name))).toEqual(inOrder(others));
  expect(others.filter((page) => !read(page).includes(`(${INDEX})`))).toEqual([]);
});

test("the index calls each page as the page calls itself", () => {
  const rows = [...read(INDEX).matchAll(/^\|[^|]+\| \[([^\]]+)\]\(([^)]+)\) \|$/gm)];
  expect(rows.filter(([, title, page = ""]) => !read(page).startsWith(`# ${title}\n`))).toEqual([]);
});

test("every link leads somewhere", () => {
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
});

test("every picture is taken by the script, is there, is small and is named by a page", () => {
  const named = inOrder(new Set(pictures.map(({ name }) => name)));
  const files = readdirSync(join(GUIDE, "pictures"));
  expect(inOrder(files)).toEqual(inOrder(named.map((name) => `${name}.png`)));
  expect(inOrder(PICTURES.map(({ name }) => name))).toEqual(named);
  expect(files.filter((file) => statSync(join(GUIDE, "pictures", file)).size > SMALL)).toEqual([]);
});

test("every label in bold is what the app or the doctor's page says in English", () => {
  expect(labels.length).toBeGreaterThan(150);
  expect(labels.filter(({ name }) => !shown.has(name.replaceAll(/\s+/g, " ")))).toEqual([]);
});
