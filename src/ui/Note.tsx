/** A short line with a sign: what is to be known beside a status. */
import { type ReactNode } from "react";
import { classOnce } from "./styling/classOnce.ts";
import { paint } from "./styling/paint.ts";
import { type Sign } from "./styling/signs.ts";

const TONES = ["open", "confirmed", "risk", "error", "scheduled", "neutral"] as const;
type Tone = (typeof TONES)[number];

const line = classOnce({
  display: "inline-flex",
  alignItems: "flex-start",
  verticalAlign: "top",
  gap: 4,
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  fontWeight: 500,
  color: paint("text-secondary"),
  "&::before": { marginTop: 1.5 },
  ...Object.fromEntries(TONES.map((tone) => [`&[data-tone=${tone}]`, { color: paint(`status-${tone}-fg`) }])),
});

type Props = { tone?: Tone; sign?: Sign; children: ReactNode };

export function Note({ tone, sign, children }: Props) {
  return (
    <span className={line} data-tone={tone} data-sign={sign}>
      {typeof children === "string" ? children : <span>{children}</span>}
    </span>
  );
}
