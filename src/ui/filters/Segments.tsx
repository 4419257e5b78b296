/** One of a few, side by side; real radios, so arrow keys move. */

import { styled } from "@mui/material/styles";
import { type ReactNode, useId } from "react";
import { PHONE } from "../styling/breakpoints.ts";

const Group = styled("div")(({ theme: { vars } }) => ({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: 2,
  maxWidth: "100%",
  padding: 2,
  border: `1px solid ${vars.palette.outlineSoft}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  "& label": {
    fontSize: ".8125rem",
    lineHeight: 1.3846,
    fontWeight: 500,
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: 30,
    padding: "4px 12px",
    borderRadius: 6,
    color: vars.palette.text.secondary,
    cursor: "pointer",
    "& svg": { fontSize: 18 },
    [PHONE]: { minHeight: 44 },
  },
  "& input": { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" },
  "& label:has(:checked)": {
    background: vars.palette.primary.soft,
    color: vars.palette.status.open.fg,
    fontWeight: 600,
  },
  "& label:has(:focus-visible)": { outline: `2px solid ${vars.palette.focusRing}`, outlineOffset: 2 },
}));

type Props<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
};

export function Segments<Value extends string | number>({ label, value, options, onChange }: Props<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon}
          {option.text}
        </label>
      ))}
    </Group>
  );
}
