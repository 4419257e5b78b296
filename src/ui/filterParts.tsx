/** The filter bar's pieces: native, so that they are small and every device knows them. */
import SearchRounded from "@mui/icons-material/SearchRounded";
import { styled, type Theme } from "@mui/material/styles";
import { useMediaQuery } from "../lib/useMediaQuery.ts";
import { PHONE } from "./breakpoints.ts";
import { clearLook } from "./ClearFilters.tsx";
import { CHEVRON } from "./chevron.ts";

export const FilterBar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  padding: "12px 16px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "@media print": { display: "none" },
  "& > [data-clear]": clearLook(theme),
}));

const pressed = (theme: Theme) =>
  ({
    minHeight: 34,
    padding: "5px 12px",
    border: `1px solid ${theme.vars.palette.outlineSoft}`,
    borderRadius: 8,
    font: "inherit",
    fontSize: ".8125rem",
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
    cursor: "pointer",
  }) as const;

/** What opens something among the filters. */
export const FilterButton = styled("button")(({ theme }) => ({
  ...pressed(theme),
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  "& svg": { fontSize: 18 },
  "&[data-on]": {
    borderColor: theme.vars.palette.primary.text,
    background: theme.vars.palette.primary.soft,
    color: theme.vars.palette.status.open.fg,
  },
  [PHONE]: { minHeight: 44 },
}));

const Chosen = styled("select")(({ theme }) => ({
  ...pressed(theme),
  appearance: "none",
  maxWidth: 220,
  paddingInlineEnd: 30,
  background: `${theme.vars.palette.background.paper} ${CHEVRON}`,
  textOverflow: "ellipsis",
  // As wide as what is chosen, where the browser can.
  fieldSizing: "content",
  "&[data-on]": {
    borderColor: theme.vars.palette.primary.text,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.status.open.fg,
  },
  "& option": { background: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
  [PHONE]: { minHeight: 44, maxWidth: "none", flex: "1 1 140px" },
}));

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

export const FilterDate = styled("input")(({ theme }) => ({
  minHeight: 34,
  padding: "4px 10px",
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 8,
  font: "inherit",
  fontSize: ".8125rem",
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  '[data-theme="dark"] &': { background: theme.vars.palette.surface.sunken, colorScheme: "dark" },
  [PHONE]: { minHeight: 44, flex: "1 1 130px" },
}));

const Search = styled("label")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 34,
  flex: "1 1 190px",
  maxWidth: 260,
  padding: "0 10px",
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 8,
  color: theme.vars.palette.text.tertiary,
  background: theme.vars.palette.background.paper,
  '[data-theme="dark"] &': { background: theme.vars.palette.surface.sunken },
  "&:focus-within": {
    outline: `2px solid ${theme.vars.palette.focusRing}`,
    outlineOffset: -1,
    borderColor: "transparent",
  },
  "& svg": { fontSize: 18 },
  "& input": {
    width: "100%",
    minWidth: 0,
    textOverflow: "ellipsis",
    border: 0,
    outline: 0,
    background: "none",
    font: "inherit",
    fontSize: ".8125rem",
    color: theme.vars.palette.text.primary,
  },
  [PHONE]: { minHeight: 44, maxWidth: "none", flex: "1 1 200px" },
}));

type SearchProps = { label: string; hint: string; value: string; onChange: (value: string) => void };

/** `hint`: what can be found; where there is no room for it, the name of the field has to do. */
export function SearchField({ label, hint, value, onChange }: SearchProps) {
  const phone = useMediaQuery(PHONE);
  return (
    <Search>
      <SearchRounded aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={phone ? label : hint}
        value={value}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
      />
    </Search>
  );
}
