/** The button at a row's end for everything that can be done with it: three dots, drawn by the style, as every row has them. */

import { classOnce } from "../styling/classOnce.ts";
import { paint } from "../styling/paint.ts";

export const moreDots = classOnce({
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: "none",
  color: paint("text-secondary"),
  cursor: "pointer",
  "&:hover, &[aria-expanded=true]": { background: paint("action-hover") },
  "&::before": {
    content: '""',
    width: 15,
    height: 4,
    background: "radial-gradient(circle at 2px, currentColor 1.6px, transparent 2px) 0 0 / 5.5px 4px",
  },
  "@media (forced-colors: active)": { "&::before": { forcedColorAdjust: "none", color: "ButtonText" } },
});
