/** The look of the title of a row or card: a link that reads as a name, in one piece. */
import { classOnce } from "./classOnce.ts";
import { paint } from "./paint.ts";

export const rowLink = classOnce({
  color: "inherit",
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", color: paint("text-link") },
});
