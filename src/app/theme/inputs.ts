/** Fields, checkboxes, radios, switches. */
import { type Components, type Theme } from "@mui/material/styles";
import { colourVar } from "./palette.ts";

type Parts = Components<Theme>;

/** The ring takes the border's place. */
const ring = { outline: `2px solid ${colourVar("focusRing")}`, outlineOffset: -1 };

const MuiOutlinedInput: Parts["MuiOutlinedInput"] = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: {
      minHeight: "var(--mui-size-field)",
      borderRadius: 8,
      fontSize: ".875rem",
      lineHeight: 1.4286,
      background: colourVar("background-paper"),
      '[data-theme="dark"] &': { background: colourVar("surface-sunken") },
      "& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline": {
        borderColor: colourVar("outline"),
      },
      "&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline": {
        borderColor: colourVar("text-secondary"),
      },
      "&.Mui-focused": ring,
      "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: "transparent", borderWidth: 1 },
      "&.Mui-error .MuiOutlinedInput-notchedOutline": { borderColor: colourVar("error-main"), borderWidth: 2 },
    },
    input: { padding: "8px 12px", height: "auto", ".MuiInputBase-multiline &": { padding: 0 } },
    multiline: { padding: "8px 12px" },
    notchedOutline: { top: 0, "& legend": { display: "none" } },
  },
};

/** A box to tick or a button to choose one of several. */
const choice = (borderRadius: number | string) => ({
  padding: 3,
  color: colourVar("outline"),
  "& svg": { fontSize: 22 },
  "&.Mui-checked": { color: colourVar("primary-text") },
  "&.Mui-focusVisible": { outline: `2px solid ${colourVar("focusRing")}`, outlineOffset: 0, borderRadius },
});

export const inputs: Parts = {
  MuiOutlinedInput,
  MuiInputBase: { styleOverrides: { input: { "&:focus-visible": { outline: "none" } } } },
  MuiSelect: { styleOverrides: { icon: { color: colourVar("text-tertiary") } } },
  MuiCheckbox: { defaultProps: { disableRipple: true }, styleOverrides: { root: choice(4) } },
  MuiRadio: { defaultProps: { disableRipple: true }, styleOverrides: { root: choice("50%") } },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -3, gap: 6 }, label: { fontSize: ".875rem" } } },
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { width: 40, height: 24, padding: 0, overflow: "visible" },
      switchBase: {
        padding: 3,
        "&.Mui-checked": { transform: "translateX(16px)" },
        // The track has it.
        "&.Mui-focusVisible": { outline: "none" },
        "&.Mui-checked + .MuiSwitch-track": { background: colourVar("primary-text"), opacity: 1 },
        "&.Mui-focusVisible + .MuiSwitch-track": {
          outline: `2px solid ${colourVar("focusRing")}`,
          outlineOffset: 2,
        },
      },
      thumb: {
        width: 18,
        height: 18,
        background: "#fff",
        boxShadow: "0 1px 2px rgba(0, 0, 0, .3)",
        '[data-theme="dark"] .Mui-checked &': { background: "#06182A" },
      },
      track: { borderRadius: 12, background: colourVar("outline"), opacity: 1 },
    },
  },
};
