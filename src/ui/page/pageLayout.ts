/** The measures of a page: width, gutters, head. */
import { styled } from "@mui/material/styles";
import { NARROW, PHONE } from "../styling/breakpoints.ts";

export const PageShell = styled("div")({
  maxWidth: "var(--mui-size-pageMax)",
  marginInline: "auto",
  padding: "20px 32px 32px",
  [NARROW]: { paddingInline: 24 },
  [PHONE]: { padding: "14px 16px 96px" },
});

export const Trail = styled("ol")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 6,
  marginBottom: 6,
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  color: theme.vars.palette.text.tertiary,
  "& li": { display: "flex", alignItems: "center", gap: 6, minWidth: 0, overflowWrap: "anywhere" },
  "& a": { color: theme.vars.palette.text.secondary, textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" },
  "& svg": { fontSize: 16 },
  "@media print": { display: "none" },
}));

export const PageHead = styled("header")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: 24,
  marginBottom: 16,
  "& > div": { minWidth: 0 },
  "& h1": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12, overflowWrap: "anywhere" },
  '& [data-part="actions"]': { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 },
  "@media print": { '& [data-part="actions"]': { display: "none" } },
});
