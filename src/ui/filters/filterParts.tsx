/** The filter bar's pieces: native, so that they are small and every device knows them. */
import { PHONE } from "../styling/breakpoints.ts";
import { CHEVRON } from "../styling/chevron.ts";
import { paint } from "../styling/paint.ts";
import { plain } from "../styling/plain.ts";
import { clearLook } from "./ClearFilters.tsx";

export const FilterBar = plain("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  padding: "12px 16px",
  borderBottom: `1px solid ${paint("divider")}`,
  "@media print": { display: "none" },
  "& > [data-clear]": clearLook,
});

const pressed = {
  minHeight: 34,
  padding: "5px 12px",
  border: `1px solid ${paint("outlineSoft")}`,
  borderRadius: 8,
  font: "inherit",
  fontSize: ".8125rem",
  fontWeight: 500,
  color: paint("text-primary"),
  background: paint("background-paper"),
  cursor: "pointer",
} as const;

/** What opens something among the filters. */
export const FilterButton = plain("button", {
  ...pressed,
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  "& svg": { fontSize: 18 },
  "&[data-on]": {
    borderColor: paint("primary-text"),
    background: paint("primary-soft"),
    color: paint("status-open-fg"),
  },
  [PHONE]: { minHeight: 44 },
});

const Chosen = plain("select", {
  ...pressed,
  appearance: "none",
  maxWidth: 220,
  paddingInlineEnd: 30,
  background: `${paint("background-paper")} ${CHEVRON}`,
  textOverflow: "ellipsis",
  // As wide as what is chosen, where the browser can.
  fieldSizing: "content",
  "&[data-on]": {
    borderColor: paint("primary-text"),
    backgroundColor: paint("primary-soft"),
    color: paint("status-open-fg"),
  },
  "& option": { background: paint("background-paper"), color: paint("text-primary") },
  [PHONE]: { minHeight: 44, maxWidth: "none", flex: "1 1 140px" },
});

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

export const FilterText = plain("input", {
  minHeight: 34,
  padding: "4px 10px",
  border: `1px solid ${paint("outline")}`,
  borderRadius: 8,
  font: "inherit",
  fontSize: ".8125rem",
  color: paint("text-primary"),
  background: paint("background-paper"),
  '[data-theme="dark"] &': { background: paint("surface-sunken"), colorScheme: "dark" },
  [PHONE]: { minHeight: 44, flex: "1 1 130px" },
});
