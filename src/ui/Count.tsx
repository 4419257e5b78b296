/** How many, beside the name of a tab; `data-hot` where they wait for somebody. */
import { styled } from "@mui/material/styles";

export const Count = styled("span")(({ theme: { vars } }) => ({
  minWidth: 22,
  padding: "1px 6px",
  borderRadius: 999,
  fontSize: ".75rem",
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  background: vars.palette.status.neutral.bg,
  color: vars.palette.status.neutral.fg,
  "&[data-hot]": { background: vars.palette.status.risk.bg, color: vars.palette.status.risk.fg },
}));
