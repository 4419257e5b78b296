/** How a box to tick looks, wherever it stands. */
import { paint } from "./paint.ts";

export const boxLook = {
  appearance: "none",
  position: "relative",
  display: "block",
  flex: "none",
  width: 18,
  height: 18,
  margin: 0,
  border: `1.5px solid ${paint("outline")}`,
  borderRadius: 4,
  background: paint("background-paper"),
  cursor: "pointer",
  "&:checked": { borderColor: paint("primary-text"), background: paint("primary-main") },
  // The tick.
  "&:checked::before": {
    content: '""',
    position: "absolute",
    inset: 2,
    clipPath: "polygon(12% 46%, 0 60%, 38% 94%, 100% 20%, 86% 8%, 36% 68%)",
    background: paint("primary-contrastText"),
  },
  "&:disabled": { borderColor: paint("outlineSoft"), cursor: "default" },
  "@media (forced-colors: active)": { appearance: "auto" },
} as const;
