/** The end of a form on a card: what was saved, and the button. */
import { styled } from "@mui/material/styles";

export const Fields = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
  gap: "6px 16px",
});

export const FormFooter = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 12,
  paddingTop: 10,
  "& small": { ...theme.typography.caption, color: theme.vars.palette.status.confirmed.fg },
}));
