/** Words for screen readers only. */
import { styled } from "@mui/material/styles";

export const Hidden = styled("span")({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
