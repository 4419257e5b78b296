/** One of a few, side by side: MUI's toggle buttons, which say and do what radio buttons do. */
import { styled } from "@mui/material/styles";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { type FocusEvent, type ReactNode, useId } from "react";
import { PHONE } from "./styling/breakpoints.ts";

const Group = styled(ToggleButtonGroup)(({ theme: { vars } }) => ({
  flexWrap: "wrap",
  gap: 2,
  maxWidth: "100%",
  padding: 2,
  border: `1px solid ${vars.palette.outlineSoft}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  "& > .MuiToggleButton-root": {
    gap: 6,
    minHeight: 30,
    margin: 0,
    padding: "4px 12px",
    border: 0,
    borderRadius: 6,
    fontSize: ".8125rem",
    lineHeight: 1.3846,
    fontWeight: 500,
    color: vars.palette.text.secondary,
    "& svg": { fontSize: 18 },
    "&, &:hover": { background: "none" },
    "&.Mui-selected, &.Mui-selected:hover": {
      background: vars.palette.primary.soft,
      color: vars.palette.status.open.fg,
      fontWeight: 600,
    },
    [PHONE]: { minHeight: 44 },
  },
}));

const Wide = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 5,
  minWidth: 0,
  "& > span": theme.typography.subtitle2,
  "&& > div": { minHeight: "var(--mui-size-field)", borderColor: theme.vars.palette.outline },
  "&& > div > button": {
    flex: 1,
    minHeight: 34,
    padding: "4px 6px",
    whiteSpace: "nowrap",
    [PHONE]: { flex: "1 1 40%", minHeight: 44 },
  },
}));

/** Not on and off, as MUI has it, but one of several; Tab leads to the one that is chosen. */
const asRadio = (checked: boolean, stop: boolean) => ({
  role: "radio",
  "aria-checked": checked,
  "aria-pressed": undefined,
  tabIndex: stop ? 0 : -1,
});

/** By an arrow key, and not by Tab from elsewhere. */
const cameFromBeside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  currentTarget.parentElement?.contains(relatedTarget) ?? false;

type Props<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  /** As a field of a form: its label above, as wide as there is room. */
  wide?: boolean;
};

export function Segments<Value extends string | number>({ label, value, options, onChange, wide }: Props<Value>) {
  const id = useId();
  const stop = options.find((option) => option.value === value) ?? options[0];
  const choose = (chosen: Value | null) => {
    if (chosen !== null && chosen !== value) onChange(chosen);
  };
  const group = (
    <Group
      exclusive
      role="radiogroup"
      {...(wide ? { "aria-labelledby": id } : { "aria-label": label })}
      value={value}
      onChange={(_, chosen: Value | null) => choose(chosen)}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          {...asRadio(option.value === value, option === stop)}
          // An arrow key chooses what it leads to.
          onFocusVisible={(event) => cameFromBeside(event) && choose(option.value)}
        >
          {option.icon}
          {option.text}
        </ToggleButton>
      ))}
    </Group>
  );
  if (!wide) return group;
  return (
    <Wide data-wide="">
      <span id={id}>{label}</span>
      {group}
    </Wide>
  );
}
