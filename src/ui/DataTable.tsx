/** The look of a table: sticky sunken head, hairlines, two lines a row; the markup is plain HTML. */
import { styled } from "@mui/material/styles";
import { classOnce } from "./classOnce.ts";
import { paint } from "./paint.ts";

export const DataTable = styled("table")(({ theme }) => ({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  "& th": {
    position: "sticky",
    top: 0,
    textAlign: "start",
    padding: "9px 11px",
    fontSize: ".75rem",
    fontWeight: 600,
    lineHeight: 1.3334,
    whiteSpace: "nowrap",
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.surface.sunken,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& td": {
    padding: "9px 11px",
    height: "var(--mui-size-row)",
    verticalAlign: "middle",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& thead td": { height: "auto", background: theme.vars.palette.surface.sunken },
  "& :is(th, td):first-of-type": { paddingInlineStart: 16 },
  "& :is(th, td):last-of-type": { paddingInlineEnd: 16 },
  "& tbody tr:last-of-type td": { borderBottom: 0 },
  "& tbody tr:hover td": { background: theme.vars.palette.action.hover },
  "& tbody tr[data-chosen] td": { background: theme.vars.palette.action.selected },
  "& tr[data-risk] td:first-of-type": { boxShadow: `inset 4px 0 0 ${theme.vars.palette.warning.main}` },
  // Paper has nothing to press; where some rows are chosen, it holds only those.
  "@media print": {
    "& thead [data-tool]": { display: "none" },
    "& tbody:has(> [data-chosen]) > tr:not([data-chosen])": { display: "none" },
    "& tbody tr[data-chosen] td": { background: "none" },
  },
  "& tr[data-muted] td, & tr[data-muted] td *": { color: theme.vars.palette.text.tertiary },
}));

/** The second line of a cell. */
export const secondLine = classOnce({
  marginTop: 1,
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  color: paint("text-secondary"),
});

/** At a row's ends: what chooses it, and what more can be done with it. */
export const toolCell = classOnce({ width: 1, "@media print": { display: "none" } });

/** Words that stay in one piece. */
export const oneLine = classOnce({ whiteSpace: "nowrap" });

/** May scroll by itself rather than push the page wider. */
export const TableFrame = styled("div")({ overflowX: "auto" });
