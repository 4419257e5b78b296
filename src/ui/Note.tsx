/** A short line with an icon: what is to be known beside a status. */
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";

type Tone = "open" | "confirmed" | "risk" | "error" | "scheduled" | "neutral";

const Line = styled("span", { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: Tone | undefined }>(
  ({ theme, tone }) => ({
    display: "inline-flex",
    alignItems: "flex-start",
    gap: 4,
    fontSize: ".8125rem",
    lineHeight: 1.3846,
    fontWeight: 500,
    color: tone ? theme.vars.palette.status[tone].fg : theme.vars.palette.text.secondary,
    "& svg": { fontSize: 15, marginTop: 1.5, flex: "none" },
  }),
);

type Props = { tone?: Tone; icon?: ReactNode; children: ReactNode };

export function Note({ tone, icon, children }: Props) {
  return (
    <Line tone={tone}>
      {icon}
      {typeof children === "string" ? children : <span>{children}</span>}
    </Line>
  );
}
