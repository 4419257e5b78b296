/** The title of a row or card: a link that reads as a name; in one piece, but for the longest. */
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { PHONE } from "../styling/breakpoints.ts";

export const RowLink = styled(Link)(({ theme: { vars } }) => ({
  color: "inherit",
  fontWeight: 600,
  display: "inline-block",
  width: "max-content",
  maxWidth: "34ch",
  overflowWrap: "anywhere",
  [PHONE]: { maxWidth: "100%" },
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", color: vars.palette.text.link },
}));
