/** The title of a row or card: a link that reads as a name, in one piece. */
import { Link } from "react-router-dom";
import { paint } from "./paint.ts";
import { styledOnce } from "./styledOnce.tsx";

export const RowLink = styledOnce(Link, {
  color: "inherit",
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", color: paint("text-link") },
});
