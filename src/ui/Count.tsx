/** How many, beside the name of a tab; `data-hot` where they wait for somebody. */
import { paint } from "./styling/paint.ts";
import { plain } from "./styling/plain.ts";

export const Count = plain("span", {
  minWidth: 22,
  padding: "1px 6px",
  borderRadius: 999,
  fontSize: ".75rem",
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  background: paint("status-neutral-bg"),
  color: paint("status-neutral-fg"),
  "&[data-hot]": { background: paint("status-risk-bg"), color: paint("status-risk-fg") },
});
