/** The field in which one looks for something: the first of a filter bar. */
import SearchRounded from "@mui/icons-material/SearchRounded";
import { useMediaQuery } from "../../lib/hooks/useMediaQuery.ts";
import { PHONE } from "../styling/breakpoints.ts";
import { paint } from "../styling/paint.ts";
import { plain } from "../styling/plain.ts";

const Search = plain("label", {
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 34,
  flex: "1 1 190px",
  maxWidth: 260,
  padding: "0 10px",
  border: `1px solid ${paint("outline")}`,
  borderRadius: 8,
  color: paint("text-tertiary"),
  background: paint("background-paper"),
  '[data-theme="dark"] &': { background: paint("surface-sunken") },
  "&:focus-within": {
    outline: `2px solid ${paint("focusRing")}`,
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
    color: paint("text-primary"),
  },
  [PHONE]: { minHeight: 44, maxWidth: "none", flex: "1 1 200px" },
});

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
