/** In the place of a table's filters: how many rows are chosen, in a `<span>`, and what is done with them together. */
import { styled } from "@mui/material/styles";

export const SelectionBar = styled("section")(({ theme: { vars } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  // As high as they, so that the rows stay where they are.
  minHeight: 59,
  padding: "8px 16px",
  background: vars.palette.action.selected,
  borderBottom: `1px solid ${vars.palette.divider}`,
  "& > span": { marginInlineEnd: "auto", fontWeight: 600 },
  "@media print": { display: "none" },
}));
