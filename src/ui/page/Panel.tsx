/** Paper with an edge, for what stands on the page. */
import { styled } from "@mui/material/styles";

export const Panel = styled("section")(({ theme: { vars } }) => ({
  overflow: "hidden",
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  boxShadow: "var(--mui-shadows-1)",
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
}));
