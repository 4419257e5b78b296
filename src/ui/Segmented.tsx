/** A few choices side by side, one of them chosen: radio buttons in the look of a switch. */
import { styled } from "@mui/material/styles";
import { PHONE } from "./styling/breakpoints.ts";
import { visuallyHidden } from "./styling/VisuallyHidden.ts";

const Group = styled("fieldset")(({ theme: { vars } }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 5,
  minWidth: 0,
  "& > legend": { padding: 0, marginBottom: 5, fontSize: ".8125rem", lineHeight: 1.3846, fontWeight: 500 },
  "& > div": {
    display: "flex",
    gap: 2,
    minHeight: "var(--mui-size-field)",
    padding: 2,
    border: `1px solid ${vars.palette.outline}`,
    borderRadius: 8,
    background: vars.palette.background.paper,
    [PHONE]: { flexWrap: "wrap" },
  },
}));

const Choice = styled("label")(({ theme: { vars } }) => ({
  position: "relative",
  flex: 1,
  display: "grid",
  placeItems: "center",
  minHeight: 34,
  padding: "4px 6px",
  borderRadius: 6,
  fontSize: ".8125rem",
  fontWeight: 500,
  whiteSpace: "nowrap",
  cursor: "pointer",
  color: vars.palette.text.secondary,
  // Looks hidden, operated as a radio button.
  "& input": visuallyHidden,
  "&:has(:checked)": { background: vars.palette.primary.soft, color: vars.palette.status.open.fg, fontWeight: 600 },
  "&:has(:focus-visible)": { outline: `2px solid ${vars.palette.focusRing}`, outlineOffset: 1 },
  [PHONE]: { flex: "1 1 40%", minHeight: 44 },
}));

type Props<T extends string> = {
  legend: string;
  name: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

export function Segmented<T extends string>({ legend, name, value, options, onChange }: Props<T>) {
  return (
    <Group>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <Choice key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </Choice>
        ))}
      </div>
    </Group>
  );
}
