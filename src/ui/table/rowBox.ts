/** The box that chooses a row of a table, or all of them; presses around it count, so that a thumb meets it. */
import { boxLook } from "../styling/boxLook.ts";
import { classOnce } from "../styling/classOnce.ts";

export const rowBox = classOnce({
  ...boxLook,
  // 44 × 44 pixels.
  "&::after": { content: '""', position: "absolute", inset: -14.5 },
});
