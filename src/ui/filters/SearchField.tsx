/** The field in which one looks for something: the first of a filter bar. */
import SearchRounded from "@mui/icons-material/SearchRounded";
import { styled } from "@mui/material/styles";
import { useMediaQuery } from "../../lib/hooks/useMediaQuery.ts";
import { PHONE } from "../styling/breakpoints.ts";

const Search = styled("label")(({ theme: { vars } }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 34,
  flex: "1 1 190px",
  maxWidth: 260,
  padding: "0 10px",
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: 8,
  color: vars.palette.text.tertiary,
  background: vars.palette.background.paper,
  '[data-theme="dark"] &': { background: vars.palette.surface.sunken },
  "&:focus-within": {
    outline: `2px solid ${vars.palette.focusRing}`,
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
    color: vars.palette.text.primary,
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
