/** A word in a tinted pill; not to be pressed. */
import MuiChip from "@mui/material/Chip";
import { styled } from "@mui/material/styles";
import { type ReactElement } from "react";

type Tone = "open" | "confirmed" | "risk" | "scheduled" | "neutral";
/** Dashed: drafts. Square: groups, standby. Hollow: nobody has said anything yet. */
type Shape = "pill" | "dashed" | "square" | "hollow";
type Look = { tone: Tone; shape: Shape };

const Tinted = styled(MuiChip, { shouldForwardProp: (prop) => prop !== "tone" && prop !== "shape" })<Look>(
  ({ theme: { vars }, tone, shape }) => ({
    height: "auto",
    minHeight: shape === "square" ? 22 : 24,
    maxWidth: "100%",
    border: `1px ${shape === "dashed" ? "dashed" : "solid"} ${vars.palette.status[tone].bd}`,
    ...(shape === "dashed" ? { borderColor: "currentColor" } : {}),
    borderRadius: shape === "square" ? 6 : 999,
    background: shape === "dashed" || shape === "hollow" ? "transparent" : vars.palette.status[tone].bg,
    color: vars.palette.status[tone].fg,
    fontSize: ".75rem",
    fontWeight: shape === "square" ? 500 : 600,
    lineHeight: 1.3334,
    verticalAlign: "middle",
    "& .MuiChip-icon": { margin: "0 -2px 0 7px", fontSize: 15, color: "inherit" },
    // Names may be cut; of the words that states have, none is that long.
    "& .MuiChip-label": { padding: shape === "square" ? "1px 7px" : "2px 7px 2px 7px" },
  }),
);

type Props = { label: string; tone?: Tone; icon?: ReactElement; shape?: Shape };

export const Chip = ({ label, tone = "neutral", icon, shape = "pill" }: Props) => (
  <Tinted as="span" tone={tone} shape={shape} label={label} {...(icon ? { icon } : {})} />
);
