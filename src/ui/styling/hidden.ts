/** Words for screen readers only. */
import { classOnce } from "./classOnce.ts";

export const hidden = classOnce({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
