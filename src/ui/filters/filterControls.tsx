/** The controls of a filter bar: native, so that they are small and every device knows them. */

import { styled, type Theme } from "@mui/material/styles";
import { PHONE } from "../styling/breakpoints.ts";
import { CHEVRON } from "../styling/chevron.ts";

export const FilterBar = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  padding: "12px 16px",
  borderBottom: `1px solid ${vars.palette.divider}`,
  "@media print": { display: "none" },
}));

const pressed = ({ vars }: Theme) =>
  ({
    minHeight: 34,
    padding: "5px 12px",
    border: `1px solid ${vars.palette.outlineSoft}`,
    borderRadius: 8,
    font: "inherit",
    fontSize: ".8125rem",
    fontWeight: 500,
    color: vars.palette.text.primary,
    background: vars.palette.background.paper,
    cursor: "pointer",
    "@media print": { display: "none" },
  }) as const;

/** What opens something among the filters, or is a filter by itself. */
export const FilterButton = styled("button")(({ theme }) => ({
  ...pressed(theme),
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  "& svg": { fontSize: 18 },
  "&[data-on], &[aria-pressed=true]": {
    borderColor: theme.vars.palette.primary.text,
    background: theme.vars.palette.primary.soft,
    color: theme.vars.palette.status.open.fg,
  },
  [PHONE]: { minHeight: 44 },
}));

/** One line, cut where it is too long, with an arrow that says that it opens. */
export const withArrow = ({ theme }: { theme: Theme }) =>
  ({
    ...pressed(theme),
    appearance: "none",
    maxWidth: 220,
    paddingInlineEnd: 30,
    background: `${theme.vars.palette.background.paper} ${CHEVRON}`,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "start",
    // As wide as what is chosen, where the browser can.
    fieldSizing: "content",
    "&[data-on]": {
      borderColor: theme.vars.palette.primary.text,
      backgroundColor: theme.vars.palette.primary.soft,
      color: theme.vars.palette.status.open.fg,
    },
    "& option": { background: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
    [PHONE]: { minHeight: 44, maxWidth: "none", flex: "1 1 140px" },
  }) as const;

const Chosen = styled("select")(withArrow);

/** Of a filter that takes several values. */
export type Several = {
  label: string;
  values: readonly string[];
  /** Not there before they are known. */
  options: readonly { value: string; label: string }[] | undefined;
  onChange: (values: string[]) => void;
};

type SelectProps = {
  label: string;
  value: string;
  /** The first is "no filter", its value the empty text. */
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

export function FilterSelect({ label, value, options, onChange }: SelectProps) {
  return (
    <Chosen
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(value ? { "data-on": "" } : {})}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Chosen>
  );
}
