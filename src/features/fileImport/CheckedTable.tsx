/** The rows of a file as they were read: the bar above them, and their table. */
import { styled } from "@mui/material/styles";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";

/** Rows of a page. */
export const ROWS_OF_PAGE = 25;

export const CheckBar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 20px",
  "& > div": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 },
  // Beside each other in every language: long words take two lines rather than a row of their own.
  [PHONE]: {
    "& [role=radiogroup]": { display: "grid", gridAutoFlow: "column", width: "100%" },
    "& [role=radiogroup] > label": {
      justifyContent: "center",
      padding: "4px 8px",
      textAlign: "center",
      textWrap: "balance",
    },
  },
});

/** Four columns: the row's number, what it is, what else tells it from others, and what happens to it. */
export const CheckedTable = styled(DataTable)({
  tableLayout: "fixed",
  "& :is(th, td):first-of-type": { width: 76, paddingInlineStart: 20 },
  "& :is(th, td):last-of-type": { paddingInlineEnd: 20 },
  "& :is(th, td):nth-of-type(2)": { width: "26%" },
  "& :is(th, td):nth-of-type(3)": { width: "16%" },
  "& td": { overflowWrap: "anywhere" },
  "& td:last-of-type": { display: "table-cell" },
  [PHONE]: {
    "& thead": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "&, & tbody, & tr": { display: "block" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: "2px 12px",
      padding: "12px 16px",
      borderTop: "1px solid var(--mui-palette-divider)",
    },
    "& tbody tr td, & tbody tr td:is(:first-of-type, :nth-of-type(2), :nth-of-type(3), :last-of-type)": {
      display: "block",
      width: "auto",
      height: "auto",
      padding: 0,
      borderBottom: 0,
    },
    "& tbody tr:hover td": { background: "none" },
    "& tbody tr td:nth-of-type(n + 3)": { gridColumn: "1 / -1" },
    // The row's number at the end of the name's line, with the word that the head has elsewhere.
    "& tbody tr td[data-head]": { gridArea: "1 / 2", color: "var(--mui-palette-text-secondary)" },
    "& tbody tr td[data-head]::before": { content: 'attr(data-head) " "' },
  },
});
