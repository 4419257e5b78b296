/** The look of a calendar: days as columns, and what stands in them. */
import { styled } from "@mui/material/styles";
import { DataTable } from "../../../ui/table/DataTable.tsx";

/** A page in portrait: seven days side by side, each of its words whole. */
export const NARROW_PAPER = "@media print and (max-width: 900px)";

/** Every day as wide as the others, whatever stands in it; lanes of one row are closer than rows. */
export const CalendarTable = styled(DataTable)(({ theme: { vars } }) => ({
  tableLayout: "fixed",
  minWidth: 980,
  "& thead th": { verticalAlign: "top", "& > small": { display: "block", fontSize: "inherit", fontWeight: 400 } },
  "& thead th:first-of-type": { width: 168 },
  "& tbody th": {
    verticalAlign: "top",
    whiteSpace: "normal",
    overflowWrap: "anywhere",
    "& > div": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 8 },
    "& b": { fontSize: ".875rem", color: vars.palette.text.primary },
    "& span": { fontWeight: 500 },
  },
  // Where a list that is being dragged would come to stand.
  "& td[data-over]": { boxShadow: `inset 0 0 0 2px ${vars.palette.focusRing}`, borderRadius: 8 },
  "& tbody td, & tbody td:first-of-type, & tbody td:last-of-type": {
    height: 36,
    padding: 4,
    verticalAlign: "top",
    borderInlineStart: `1px solid ${vars.palette.divider}`,
    scrollMarginBlock: "calc(var(--mui-size-toolbar) + 8px) 16px",
  },
  "& tbody tr:not(:last-of-type) :is(th, td)": { borderBottomStyle: "dashed" },
  "& tbody:not(:last-of-type) tr:last-of-type td": { borderBottom: `1px solid ${vars.palette.divider}` },
  "& tbody:last-of-type tr:last-of-type th": { borderBottom: 0 },
  "& tbody tr:hover td": { background: "none" },
  "& th[aria-current]": { color: vars.palette.primary.text, boxShadow: `inset 0 -3px 0 ${vars.palette.primary.main}` },
  "& tbody td[data-today], & tbody tr:hover td[data-today]": {
    background: `color-mix(in srgb, ${vars.palette.primary.soft} 45%, transparent)`,
  },
  "@media print": {
    minWidth: 0,
    "& tbody": { breakInside: "avoid" },
    "& thead th:first-of-type": { width: 96 },
    "& :is(thead, tbody) :is(th, th:first-of-type)": { paddingInline: 6 },
  },
  [NARROW_PAPER]: { "& tbody td, & tbody td:first-of-type, & tbody td:last-of-type": { padding: 2 } },
}));

/** Below a calendar: what keys and mouse can do in it. */
export const CalendarHint = styled("p")(({ theme: { vars } }) => ({
  margin: 0,
  padding: "8px 16px",
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: ".8125rem",
  color: vars.palette.text.tertiary,
  "@media print": { display: "none" },
}));
