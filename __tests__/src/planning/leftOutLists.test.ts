/** The file of lists that were left out: a calendar's times in the clocks of the site, as the file is read again. */
import { type CheckedRow } from "../../../src/features/listsImport/checkedRows.ts";
import { leftOutCells } from "../../../src/features/listsImport/leftOutCells.ts";

const rowOf = (site: string, origin?: { zone: string }, start_time = "23:00"): CheckedRow => {
  const times = { date: "2026-12-01", start_time, end_time: "03:00", site };
  return {
    draft: { number: 1, cells: { ...times, theatre: "2" }, ...(origin ? { origin } : {}) },
    sent: { row: 1, ...times, role_needed: "anaesthetist" },
    ...{ problems: {}, notes: [], touched: [], fate: "left" },
  } as unknown as CheckedRow;
};
const clocks = {
  sites: [{ name: "Perth Clinic", short_name: "Perth", time_zone: "Australia/Perth" }],
  zone: "Australia/Sydney",
};
const cellsOf = (row: CheckedRow) => {
  const { date, start_time, end_time, theatre } = leftOutCells(row, clocks);
  return [date, start_time, end_time, theatre].join(" ");
};

test("times are told by the site's clocks, or by the practice's where there is no such site", () => {
  const london = { zone: "Europe/London" };
  expect(cellsOf(rowOf("perth", london))).toBe("2026-12-02 07:00 11:00 2");
  expect(cellsOf(rowOf("Elsewhere", london))).toBe("2026-12-02 10:00 14:00 2");
});

test("times without a zone, and such as are none, stay as they are", () => {
  expect(cellsOf(rowOf("Perth"))).toBe("2026-12-01 23:00 03:00 2");
  expect(cellsOf(rowOf("Perth", { zone: "Europe/London" }, ""))).toBe("2026-12-01  03:00 2");
});
