/** Paper with an edge, for what stands on the page. */
import { paint } from "../styling/paint.ts";
import { plain } from "../styling/plain.ts";

export const Sheet = plain("section", {
  overflow: "hidden",
  border: `1px solid ${paint("divider")}`,
  borderRadius: 12,
  boxShadow: "var(--mui-shadows-1)",
  background: paint("background-paper"),
  color: paint("text-primary"),
});
