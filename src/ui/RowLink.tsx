/** The title of a row or card: a link that reads as a name, in one piece. */
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paint } from "./paint.ts";

export const RowLink = styled(Link)({
  color: "inherit",
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", color: paint("text-link") },
});
