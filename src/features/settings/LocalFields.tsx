/** Language and region side by side, one below the other on a telephone. */
import { styled } from "@mui/material/styles";

export const LocalFields = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
  gap: 16,
  alignItems: "start",
});
