/** The look of the title of a row or card: a link that reads as a name; in one piece, but for the longest. */
import { PHONE } from "../styling/breakpoints.ts";
import { classOnce } from "../styling/classOnce.ts";
import { paint } from "../styling/paint.ts";

export const rowLink = classOnce({
  color: "inherit",
  fontWeight: 600,
  display: "inline-block",
  width: "max-content",
  maxWidth: "34ch",
  overflowWrap: "anywhere",
  [PHONE]: { maxWidth: "100%" },
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", color: paint("text-link") },
});
