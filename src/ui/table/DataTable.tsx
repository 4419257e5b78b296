/**
 * The look of a table: sunken head, hairlines, two lines a row. The markup is plain HTML with class names: an element that has
 * its own style is drawn much more slowly, and a table has hundreds.
 */

import { keyframes, styled, type Theme } from "@mui/material/styles";

/** Of a cell's or a card's second line. */
export const secondLine = ({ theme: { vars } }: { theme: Theme }) => ({
  marginTop: 1,
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  color: vars.palette.text.secondary,
});

const breathing = keyframes({ "50%": { opacity: 0.45 } });

export const DataTable = styled("table")(({ theme: { vars } }) => ({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  "& th": {
    position: "relative",
    textAlign: "start",
    padding: "9px 11px",
    fontSize: ".75rem",
    fontWeight: 600,
    lineHeight: 1.3334,
    whiteSpace: "nowrap",
    color: vars.palette.text.secondary,
    background: vars.palette.surface.sunken,
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  // Painted apart from what stands around it: neither is gone through again where only the other has changed.
  "& tbody": { isolation: "isolate" },
  "& td": {
    padding: "var(--row-space, 9px) 11px",
    height: "var(--mui-size-row)",
    verticalAlign: "middle",
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  "& thead td": { height: "auto", background: vars.palette.surface.sunken },
  "& :is(th, td):first-of-type": { paddingInlineStart: 16 },
  "& :is(th, td):last-of-type": { paddingInlineEnd: 16 },
  "& tbody tr:last-of-type td": { borderBottom: 0 },
  "& tbody tr:hover td": { background: vars.palette.action.hover },
  "& tbody tr[data-chosen] td": { background: vars.palette.action.selected },
  "& tr[data-risk] td:first-of-type": { boxShadow: `inset 4px 0 0 ${vars.palette.warning.main}` },
  // At a row's ends: what chooses it, and what more can be done with it.
  "& .tool": { width: 1, "@media print": { display: "none" } },
  // Rows to come.
  "& .bone": {
    display: "block",
    height: 12,
    borderRadius: 5,
    background: vars.palette.status.neutral.bg,
    "& + &": { height: 10, marginTop: 7 },
  },
  "& tbody:has(.bone)": { animation: `${breathing} 2s ease-in-out infinite` },
  // Paper has nothing to press and does not scroll; where some rows are chosen, it holds only those.
  "@media print": {
    "& th, & td": { paddingInline: 6, whiteSpace: "normal" },
    "& tbody:has(> [data-chosen]) > tr:not([data-chosen])": { display: "none" },
    "& tbody tr[data-chosen] td": { background: "none" },
  },
  "& tr[data-muted] td, & tr[data-muted] td *": { color: vars.palette.text.tertiary },
}));

/** The second line of a cell. */
export const SecondLine = styled("div")(secondLine);

/** Words that stay in one piece. */
export const OneLine = styled("span")({ whiteSpace: "nowrap" });

/** A name: in one piece, but for the longest, which a card on a telephone has room for too. */
export const LongName = styled("span")({
  display: "inline-block",
  width: "max-content",
  maxWidth: "min(34ch, 100vw - 130px)",
  overflowWrap: "anywhere",
  "@media print": { width: "auto", overflowWrap: "break-word" },
});

/** May scroll by itself rather than push the page wider. */
export const TableFrame = styled("div")({ overflowX: "auto" });
