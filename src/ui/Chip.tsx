/** A word in a tinted pill. Not to be pressed: MUI's chip, which can be, is 2 KiB more. */
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";

type Color = "open" | "confirmed" | "risk" | "scheduled" | "neutral";

const Pill = styled("span", { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: Color }>(({ theme, tone }) => {
  const { bg, fg, bd } = theme.vars.palette.status[tone];
  return {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 5,
    minHeight: 24,
    maxWidth: "100%",
    padding: "2px 9px 2px 7px",
    border: `1px solid ${bd}`,
    borderRadius: 999,
    fontSize: ".75rem",
    fontWeight: 600,
    lineHeight: 1.3334,
    whiteSpace: "nowrap",
    verticalAlign: "middle",
    background: bg,
    color: fg,
    "& svg": { fontSize: 15 },
    '&[data-variant="dashed"]': { borderStyle: "dashed", borderColor: "currentColor" },
    '&[data-variant="dashed"], &[data-variant="hollow"]': { background: "transparent" },
    '&[data-variant="square"]': { minHeight: 22, padding: "1px 7px", borderRadius: 6, fontWeight: 500 },
  };
});

/** Names may be cut; of the words that states have, none is that long. */
const Label = styled("span")({ overflow: "hidden", textOverflow: "ellipsis" });

type Props = {
  label: string;
  color?: Color;
  icon?: ReactNode;
  /** Dashed: drafts. Square: groups, standby. Hollow: nobody has said anything yet. */
  variant?: "dashed" | "square" | "hollow";
};

export function Chip({ label, color = "neutral", icon, variant }: Props) {
  return (
    <Pill tone={color} data-variant={variant}>
      {icon}
      {variant === "square" ? <Label>{label}</Label> : label}
    </Pill>
  );
}
