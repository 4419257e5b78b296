/** Paper with an edge, for what stands on the page. */
import { styled } from "@mui/material/styles";

export const Sheet = styled("section")(({ theme }) => ({
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  boxShadow: theme.vars.shadows[1],
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}));
