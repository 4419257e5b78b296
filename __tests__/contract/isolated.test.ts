/** Names that are written from right to left, and marks in older names, turn nothing around them. */
import { isolated } from "../../src/contract/isolated.ts";

test("a name from left to right stays as it is", () => {
  for (const name of ["Dr Hana Itokawa", "Żółć", "高橋 花", ""]) expect(isolated(name)).toBe(name);
});

test("a name from right to left is set apart", () => {
  expect(isolated("שרה לוי")).toBe("\u2068שרה לוי\u2069");
  expect(isolated("Dr سارة علي")).toBe("\u2068Dr سارة علي\u2069");
});

test("loose marks go, what is open is closed, what was set apart stays", () => {
  expect(isolated("Ann\u202Eeve")).toBe("\u2068Anneve\u2069");
  expect(isolated("Ann\u2069 of \u2066x")).toBe("\u2068Ann of \u2066x\u2069\u2069");
  expect(isolated("by \u2068שרה\u2069 (list 1)")).toBe("\u2068by \u2068שרה\u2069 (list 1)\u2069");
});
