/** What date and time pickers share: how the field is named, and how it looks among the other fields. */
import { type SxProps, type Theme } from "@mui/material/styles";
import { type KeyboardEvent, type ReactNode } from "react";
import { PHONE } from "../styling/breakpoints.ts";

export type PickerNames = {
  id?: string;
  /** Its name, where no element says it. */
  label?: string;
  /** The element that says its name. */
  labelledBy?: string;
  /** The element with the help and the error. */
  describedBy?: string;
  invalid?: boolean;
};

const look: SxProps<Theme> = ({ vars }) => ({
  width: "100%",
  minWidth: 0,
  "& .MuiPickersOutlinedInput-root": {
    minHeight: "var(--mui-size-field)",
    padding: "0 2px 0 12px",
    borderRadius: "8px",
    fontSize: ".875rem",
    background: vars.palette.background.paper,
    '[data-theme="dark"] &': { background: vars.palette.surface.sunken },
    "&.Mui-focused": { outline: `2px solid ${vars.palette.focusRing}`, outlineOffset: -1 },
    "&.Mui-focused .MuiPickersOutlinedInput-notchedOutline": { borderColor: "transparent", borderWidth: 1 },
    "&.Mui-error .MuiPickersOutlinedInput-notchedOutline": { borderColor: vars.palette.error.main, borderWidth: 2 },
  },
  "& .MuiPickersOutlinedInput-notchedOutline": {
    top: 0,
    borderColor: vars.palette.outline,
    "& legend": { display: "none" },
  },
  // Smaller text makes phones zoom into the field.
  [PHONE]: { "& .MuiPickersOutlinedInput-root": { fontSize: "1rem" } },
  "& .MuiPickersSectionList-root": { padding: "8px 0", fontVariantNumeric: "tabular-nums" },
  "& .MuiPickersInputBase-sectionContent:focus": { outline: "none" },
  "& .MuiInputAdornment-root": { margin: 0 },
  "& .MuiIconButton-root": { width: 34, height: 34, margin: 0 },
});

type Keys = { onBlur: () => void; onKeyDown: (event: KeyboardEvent) => void };

export function textFieldProps(names: PickerNames, { onBlur, onKeyDown }: Keys, weekday?: ReactNode) {
  const { id, label, labelledBy, describedBy, invalid = false } = names;
  return {
    error: invalid,
    onBlur,
    onKeyDown,
    sx: look,
    ...(id ? { id } : {}),
    slotProps: {
      input: {
        ...(label ? { "aria-label": label } : {}),
        ...(labelledBy ? { "aria-labelledby": labelledBy } : {}),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(weekday ? { startAdornment: weekday } : {}),
      },
    },
  };
}
