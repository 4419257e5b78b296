/** The two parts of a form in a panel: its fields in columns, and its buttons on a line below, the last at the end. */
import { styled } from "@mui/material/styles";
import { PHONE } from "../styling/breakpoints.ts";

export const PanelFields = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "10px 16px",
  padding: 20,
  "& > :is(fieldset, [role=alert], [role=status], [data-wide])": { gridColumn: "1 / -1" },
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

export const PanelFoot = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: 8,
  padding: "14px 20px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.surface.sunken,
  "& > :only-child": { marginInlineStart: "auto" },
  // Where there is no room for both, the way on stands first.
  [PHONE]: { flexWrap: "wrap-reverse", "& > *": { flex: "1 1 auto" } },
}));
