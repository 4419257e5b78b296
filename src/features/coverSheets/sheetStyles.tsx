/** The look of a sheet: black on white whatever the theme, in the measures of paper. */
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";

const INK = "#000";
const PAPER = "#fff";

/**
 * What is printed is small enough for margins that a browser insists on, and for US Letter, and still one page. On the
 * screen it lies on a page of A4.
 */
export const PAGE = { width: "210mm", height: "297mm" } as const;
const PRINTED = { width: "182mm", height: "264mm", top: "12mm", start: "14mm" } as const;

export const Leaf = styled("article")(({ theme: { vars } }) => ({
  "--name": "24pt",
  "--text": "12pt",
  "--lines": "none",
  "--wrap": "normal",
  zoom: "var(--zoom, 1)",
  width: PAGE.width,
  height: PAGE.height,
  padding: `${PRINTED.top} ${PRINTED.start} 0`,
  border: `1px solid ${vars.palette.divider}`,
  boxShadow: "var(--mui-shadows-2)",
  background: PAPER,
  "@media print": {
    zoom: 1,
    width: PRINTED.width,
    height: "auto",
    marginInline: "auto",
    padding: `${PRINTED.top} 0 0`,
    border: 0,
    boxShadow: "none",
  },
}));

/** Its type is as large as `fitSheet` finds. */
export const Sheet = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: "calc(var(--text) * .8)",
  width: PRINTED.width,
  height: PRINTED.height,
  overflow: "hidden",
  fontSize: "var(--text)",
  lineHeight: 1.35,
  color: INK,
  colorScheme: "light",
  overflowWrap: "anywhere",
  "& strong": {
    fontSize: "var(--name)",
    lineHeight: 1.15,
    fontWeight: 700,
    letterSpacing: "-.01em",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "var(--wrap)",
    hyphens: "manual",
  },
});

export const Head = styled("header")({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "6mm",
  paddingBottom: "2mm",
  borderBottom: `1.2mm solid ${INK}`,
  fontWeight: 600,
  "& > :last-child": { flex: "none" },
});

/** When on the left, where on the right. */
export const Where = styled("div")({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "1mm 8mm",
  alignItems: "baseline",
  "& > p": { gridColumn: "1 / -1", wordBreak: "keep-all" },
  "& > [data-date]::first-letter": { textTransform: "uppercase" },
  "& > [data-date] > span": { whiteSpace: "nowrap" },
  "& > [data-date]": { fontSize: "1.5em", lineHeight: 1.2, fontWeight: 600 },
  "& > strong": { fontSize: "min(var(--name), 40pt)", whiteSpace: "nowrap" },
  "& > strong + strong": { whiteSpace: "normal", textAlign: "end" },
  "& b": { fontWeight: 700 },
});

/** One position: its role, then its stretches. */
export const Position = styled("section")({
  paddingTop: "calc(var(--text) * .5)",
  borderTop: `.3mm solid ${INK}`,
  "& > h2": { fontSize: "1em", lineHeight: 1.35, fontWeight: 400 },
});

/** Its hours, where they are not the whole list's, then who comes. */
export const Stretch = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: "5mm",
  alignItems: "baseline",
  "&[data-part]": { gridTemplateColumns: "auto minmax(0, 1fr)" },
  "& + &": { marginTop: "calc(var(--text) * .35)" },
  // Many doctors: what is known of each stands beside the name where there is room, else below it.
  "[data-many] & > div": { display: "flex", flexWrap: "wrap", columnGap: "5mm", alignItems: "baseline" },
  "[data-many] & > div > strong": { flex: "1000 0 auto", maxWidth: "100%" },
  "[data-many] & > div > p": { flex: "1 0 20em", lineHeight: 1.25 },
  "& > span": {
    fontSize: "max(1em, calc(var(--name) * .6))",
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  "& > div": { minWidth: 0 },
});

const Clamped = styled("span")({ display: "-webkit-box", WebkitBoxOrient: "vertical", overflow: "hidden" });

/** At most so many lines; what is longer ends in an ellipsis. */
export const Lines = ({ most = 2, children }: { most?: number | string; children: ReactNode }) => (
  <Clamped data-lines="" style={{ WebkitLineClamp: most }}>
    {children}
  </Clamped>
);

/** Somebody may still be written in by hand. */
export const Blank = styled("span")({
  display: "flex",
  alignItems: "baseline",
  gap: "4mm",
  "&::after": { content: '""', flex: 1, borderBottom: `.4mm dotted ${INK}` },
});

/** One after the other, apart from each other but never cut in two. */
export const Facts = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 6mm",
  "& > span": { display: "inline-flex", alignItems: "center", gap: "1.5mm" },
});

/** To be ticked by hand as long as it is empty. */
export const Tick = styled("svg")({
  flex: "none",
  width: "1.05em",
  height: "1.05em",
  fill: "none",
  stroke: INK,
  strokeWidth: 2,
});

export const Remarks = styled("dl")({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "calc(var(--text) * .3) 5mm",
  margin: 0,
  paddingTop: "calc(var(--text) * .5)",
  borderTop: `.3mm solid ${INK}`,
  "& dd": { margin: 0, fontWeight: 500, whiteSpace: "pre-line" },
});

export const Foot = styled("footer")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 6mm",
  marginTop: "auto",
  paddingTop: "2mm",
  fontSize: "min(1em, 14pt)",
  borderTop: `.6mm solid ${INK}`,
  "& b": { fontWeight: 700 },
});
