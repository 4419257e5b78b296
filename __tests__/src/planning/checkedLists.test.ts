/** What is known of the rows of an import of lists while they are checked. */
import { type ListsImportReport } from "../../../src/contract/shapes/lists/listsImport.ts";
import { beginCheck, matchName } from "../../../src/features/listsImport/checkedRows.ts";
import { type DraftRow, type Reading } from "../../../src/features/listsImport/draftRows.ts";

const row = (number: number, site = "Fern"): DraftRow =>
  ({ number, cells: { date: "2026-12-01", start_time: "8", end_time: "12", session: "", site, surgeon: "" } }) as never;
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
  expect(again.unknown).toEqual([{ field: "site", text: "Fern", rows: 1 }]);
  const back = matchName(matched, fern, "");
  const errors = [1, 2].map(unknownSite);
  expect(beginCheck(rows, back.reading, report({ errors }), back).unknown).toEqual([
    { field: "site", text: "Hill", rows: 1 },
    { field: "site", text: "Fern", rows: 2 },
  ]);
  expect(beginCheck(rows, matched.reading, report({ errors }), matched).unknown).toHaveLength(2);
});
