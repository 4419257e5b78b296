/** What is known of the rows of an import of lists while they are checked. */
import { type ListsImportReport } from "../../../src/contract/shapes/lists/listsImport.ts";
import { beginCheck, type Check, checkedRows, matchName, take } from "../../../src/features/listsImport/checkedRows.ts";
import { type DraftRow, type Reading } from "../../../src/features/listsImport/draftRows.ts";

const OTHERS = { specialty: "", positions: "", case_mix: "", notes_public: "", notes_internal: "" };
const NO_CELLS = { start_time: "8", end_time: "12", role_needed: "", theatre: "", surgeon: "", ...OTHERS };
const row = (number: number, site = "Fern"): DraftRow =>
  ({ number, cells: { ...NO_CELLS, date: "2026-12-01", session: "Custom", site } }) as never;
const report = (values: Partial<ListsImportReport>): ListsImportReport => ({
  ...{ created: 0, existing: [], errors: [], notes: [] },
  ...values,
});
const reading: Reading = { times: {}, order: "dmy", names: new Map() } as never;
const unknownSite = (at: number) => ({ row: at, field: "site", rule: "unknown", value: "Fern", message: "" }) as const;

test("a name that was matched stays to be changed while rows have it, and one that was set back stands once", () => {
  const rows = [row(1), row(2), row(3, "Hill")];
  const begun = beginCheck(rows, reading, report({ errors: [1, 2, 3].map(unknownSite) }));
  const [fern, hill] = begun.unknown;
  expect(begun.unknown).toMatchObject([{ text: "Fern", rows: 2 }, { text: "Hill" }]);
  if (!fern || !hill) return;
  const matched = matchName(matchName(begun, fern, "Ferndale Clinic"), hill, "Hill Clinic");
  const again = beginCheck([row(1), row(2, "Dale")], matched.reading, report({}), matched);
  expect(again.unknown).toEqual([{ field: "site", text: "Fern", ambiguous: false, rows: 1 }]);
  const back = matchName(matched, fern, "");
  const errors = [1, 2].map(unknownSite);
  expect(beginCheck(rows, back.reading, report({ errors }), back).unknown).toEqual([
    { field: "site", text: "Hill", ambiguous: false, rows: 1 },
    { field: "site", text: "Fern", ambiguous: false, rows: 2 },
  ]);
  expect(beginCheck(rows, matched.reading, report({ errors }), matched).unknown).toHaveLength(2);
});

const fates = (check: Check) =>
  checkedRows(check).map(({ fate, sameAs }) => [fate, sameAs].filter((one) => one !== undefined).join(" "));

test("of rows that are one list the first that is taken stands for the others", () => {
  const same = [3, 4].map((at) => ({ row: at, list_id: null, same_as: 2 }));
  const check = beginCheck([row(2), row(3), row(4)], reading, report({ created: 1, existing: same }));
  expect(fates(check)).toEqual(["new", "there 2", "there 2"]);
  const second = take(check, 2, false);
  expect(fates(second)).toEqual(["left", "new", "there 3"]);
  expect(fates(take(take(second, 3, false), 4, false))).toEqual(["left", "left", "left"]);
});

test("what speaks against a list speaks against all rows that are it; one that is there already stays so", () => {
  const notes = [{ row: 2, kind: "closed" as const, name: "Bridge" }];
  const existing = [
    { row: 3, list_id: null, same_as: 2 },
    { row: 4, list_id: 7, same_as: null },
  ];
  const check = beginCheck([row(2), row(3), row(4)], reading, report({ existing, notes }));
  expect(fates(check)).toEqual(["left", "left", "there"]);
  expect(checkedRows(check)[1]?.notes).toEqual(notes);
  expect(fates(take(check, 3, true))).toEqual(["left", "new", "there"]);
});
