/** How a name behind an @ is recognised while it is typed, put in, and found again. */
import {
  mentionAt,
  mentionedIn,
  namedNobody,
  offered,
  splitAtNames,
  withMention,
} from "../../../../src/features/callouts/comments/mentionText.ts";

const ANNA = { id: 1, name: "Anna Whitlocke" };
const JOSE = { id: 2, name: "José Ferreira" };
const ANNABEL = { id: 3, name: "Anna Whitlocke-Holm" };
const PEOPLE = [ANNA, JOSE, ANNABEL];

test.each([
  ["@", 1, { start: 0, query: "" }],
  ["Ask @an", 7, { start: 4, query: "an" }],
  ["Ask @anna w", 11, { start: 4, query: "anna w" }],
  ["Ask @anna please", 6, { start: 4, query: "a" }],
  ["(@an", 4, { start: 1, query: "an" }],
  ["田中さん、@an", 8, { start: 5, query: "an" }],
  ["聞いて＠an", 6, { start: 3, query: "an" }],
  ["anna@example.test", 17, null],
  ["Ask @anna\nand then", 18, null],
  ["nobody", 6, null],
] as const)("%j with the caret at %i", (text, caret, expected) => {
  expect(mentionAt(text, caret)).toEqual(expected);
});

test.each([
  ["", [ANNA, JOSE, ANNABEL]],
  ["an", [ANNA, ANNABEL]],
  ["anna whitlocke-", [ANNABEL]],
  ["JOSE", [JOSE]],
  ["ferr", [JOSE]],
  ["nna", []],
  ["anna whitlocke ", []],
])("%j offers whoever's name, or a word of it, begins so", (query, expected) => {
  expect(offered(PEOPLE, query)).toEqual(expected);
});

test("a name takes the place of what was typed of it, and one space follows", () => {
  expect(withMention("Ask @an please", { start: 4, query: "an" }, ANNA.name)).toEqual({
    text: "Ask @Anna Whitlocke please",
    caret: 20,
  });
  expect(withMention("＠", { start: 0, query: "" }, JOSE.name)).toEqual({ text: "@José Ferreira ", caret: 15 });
});

test("of two names that begin alike the longer one is found, and signs in names mean themselves", () => {
  const names = PEOPLE.map(({ name }) => name);
  expect(splitAtNames("@Anna Whitlocke-Holm and @Anna Whitlocke!", names)).toEqual([
    "",
    "Anna Whitlocke-Holm",
    " and ",
    "Anna Whitlocke",
    "!",
  ]);
  expect(splitAtNames("@O (Night) or @O.Night", ["O (Night)", "O?Night"])).toEqual(["", "O (Night)", " or @O.Night"]);
  expect(splitAtNames("Nobody", [])).toEqual(["Nobody"]);
});

test.each([
  ["@Kim Lindqvist", []],
  ["kim@Kim Li", []],
  ["x.@Kim Li", []],
  ["@Kim Li, please", ["Kim Li"]],
  ["(@Kim Li)", ["Kim Li"]],
  ["@Kim Li's list", ["Kim Li"]],
  ["@kim li, please", ["kim li"]],
  ["@KIM LI\u0301!", ["KIM LI\u0301"]],
  ["@kim lím", []],
  ["@Kim Liさん、お願いします", ["Kim Li"]],
  ["请@Kim Li看一下", ["Kim Li"]],
  ["田中さん＠田中 花子さん", ["田中 花子"]],
])("a name is whole, and its @ begins a word: %j", (text, names) => {
  const pieces = splitAtNames(text, ["Kim Li", "田中 花子"]);
  expect(pieces.filter((_, at) => at % 2 === 1)).toEqual(names);
});

test("who is named is told once; of two of the same name, who was picked", () => {
  const other = { id: 4, name: ANNA.name };
  const text = "@Anna Whitlocke, @José Ferreira: @Anna Whitlocke";
  expect(mentionedIn(text, PEOPLE, new Set())).toEqual([1, 2]);
  expect(mentionedIn(text, [...PEOPLE, other], new Set([4]))).toEqual([4, 2]);
  expect(mentionedIn(text, [...PEOPLE, other], new Set())).toEqual([1, 4, 2]);
  // Picked, and then deleted from the text.
  expect(mentionedIn("Nobody", PEOPLE, new Set([1]))).toEqual([]);
});

test("of picks of the same name the latest count, as many as the text has", () => {
  const [other, third] = [4, 5].map((id) => ({ id, name: ANNA.name }));
  const people = [ANNA, ...(other && third ? [other, third] : [])];
  expect(mentionedIn("@Anna Whitlocke", people, new Set([4, 1]))).toEqual([1]);
  expect(mentionedIn("@Anna Whitlocke, @Anna Whitlocke", people, new Set([5, 4, 1]))).toEqual([4, 1]);
});

test("capitals and accents do not matter, but whose name is written so comes first", () => {
  const jose = { id: 4, name: "Jose Ferreira" };
  expect(mentionedIn("@anna whitlocke and @jose FERREIRA", PEOPLE, new Set())).toEqual([1, 2]);
  expect(mentionedIn("@anna whitlocke, @Anna Whitlocke", PEOPLE, new Set())).toEqual([1]);
  expect(mentionedIn("@José Ferreira", [...PEOPLE, jose], new Set())).toEqual([2]);
  expect(mentionedIn("@josé ferreira", [...PEOPLE, jose], new Set())).toEqual([2, 4]);
});

test.each([
  ["@anna whitlocke please", null],
  ["@anna please", "anna"],
  ["@Anna Whitlocke and @bob, please", "bob"],
  ["at @ 5", null],
  ["＠ジョゼさん", "ジョゼさん"],
  ["anna@example.test", null],
])("in %j the first @ that names nobody is %j", (text, expected) => {
  expect(namedNobody(text, PEOPLE)).toBe(expected);
});
