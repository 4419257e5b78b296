/** A short line with an icon: what is to be known beside a status. */
import { styled } from "@mui/material/styles";
import { type ReactElement, type ReactNode } from "react";

type Tone = "open" | "confirmed" | "risk" | "error" | "scheduled" | "neutral";

const Line = styled("span", { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: Tone | undefined }>(
  ({ theme: { vars }, tone }) => ({
    display: "inline-flex",
    alignItems: "flex-start",
    verticalAlign: "top",
    gap: 4,
    fontSize: ".8125rem",
    lineHeight: 1.3846,
    fontWeight: 500,
    color: tone ? vars.palette.status[tone].fg : vars.palette.text.secondary,
    "& > svg": { flex: "none", marginTop: 1.5, fontSize: 15 },
  }),
);

type Props = { tone?: Tone; icon?: ReactElement; children: ReactNode };

export const StatusLabel = ({ tone, icon, children }: Props) => (
  <Line tone={tone}>
    {icon}
    <span>{children}</span>
  </Line>
);
