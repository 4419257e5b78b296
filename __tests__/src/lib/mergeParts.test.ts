import { mergeParts, partsThatDiffer } from "../../../src/lib/mergeParts.ts";

const PART_OF = { date: "date", start: "hours", end: "hours", notes: "notes" } as const;
const before = { date: "2026-12-01", start: "08:00", end: "12:00", notes: ["latex"] };

test("fields that belong together are one part, named once", () => {
  expect(partsThatDiffer(PART_OF, before, { ...before, start: "09:00", end: "13:00" })).toEqual(["hours"]);
  expect(partsThatDiffer(PART_OF, before, { ...before, notes: ["latex"] })).toEqual([]);
});

test("of a merge the named parts are mine as a whole, the rest is theirs", () => {
  const mine = { ...before, start: "09:00", notes: ["mine"] };
  const theirs = { date: "2026-12-02", start: "07:00", end: "11:00", notes: ["theirs"] };
  expect(mergeParts<typeof before, "date" | "hours" | "notes">(PART_OF, ["hours"], mine, theirs)).toEqual({
    ...theirs,
    start: "09:00",
    end: "12:00",
  });
});

test("what counts as the same can be said", () => {
  const other = { ...before, notes: ["LATEX"] };
  expect(partsThatDiffer(PART_OF, before, other, (value) => JSON.stringify(value).toLowerCase())).toEqual([]);
});
