/** The box that chooses a row of a table, or all of them. */
import { styled } from "@mui/material/styles";

export const RowBox = styled("input")(({ theme }) => ({
  display: "block",
  width: 18,
  height: 18,
  margin: 0,
  accentColor: theme.vars.palette.primary.text,
  cursor: "pointer",
}));
