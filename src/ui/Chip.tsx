/** A word in a tinted pill. Not to be pressed: MUI's chip, which can be, is 2 KiB more. */

import { classOnce } from "./styling/classOnce.ts";
import { paint } from "./styling/paint.ts";
import { type Sign } from "./styling/signs.ts";

const COLORS = ["open", "confirmed", "risk", "scheduled", "neutral"] as const;
type Color = (typeof COLORS)[number];

const tints = (color: Color) => ({
  borderColor: paint(`status-${color}-bd`),
  background: paint(`status-${color}-bg`),
  color: paint(`status-${color}-fg`),
});

const pill = classOnce({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 5,
  minHeight: 24,
  maxWidth: "100%",
  padding: "2px 9px 2px 7px",
  border: "1px solid",
  borderRadius: 999,
  fontSize: ".75rem",
  fontWeight: 600,
  lineHeight: 1.3334,
  whiteSpace: "nowrap",
  verticalAlign: "middle",
  ...Object.fromEntries(COLORS.map((color) => [`&[data-color=${color}]`, tints(color)])),
  "&[data-variant=dashed]": { borderStyle: "dashed", borderColor: "currentColor" },
  "&:is([data-variant=dashed], [data-variant=hollow])": { background: "transparent" },
  "&[data-variant=square]": { minHeight: 22, padding: "1px 7px", borderRadius: 6, fontWeight: 500 },
});

/** Names may be cut; of the words that states have, none is that long. */
const cut = classOnce({ overflow: "hidden", textOverflow: "ellipsis" });

type Props = {
  label: string;
  color?: Color;
  sign?: Sign;
  /** Dashed: drafts. Square: groups, standby. Hollow: nobody has said anything yet. */
  variant?: "dashed" | "square" | "hollow";
};

export function Chip({ label, color = "neutral", sign, variant }: Props) {
  return (
    <span className={pill} data-color={color} data-variant={variant} data-sign={sign}>
      {variant === "square" ? <span className={cut}>{label}</span> : label}
    </span>
  );
}
