/** Buttons. */
import { type Components, type Theme } from "@mui/material/styles";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { colourVar } from "./palette.ts";

type Parts = Components<Theme>;

const touch = { [PHONE]: { minHeight: 44 }, "@media (pointer: coarse)": { minHeight: 44 } };

const MuiButton: Parts["MuiButton"] = {
  defaultProps: { disableElevation: true, disableRipple: true },
  styleOverrides: {
    root: {
      minHeight: "var(--mui-size-control)",
      minWidth: 0,
      padding: "7px 14px",
      borderRadius: 8,
      lineHeight: 1.4286,
      "&.Mui-disabled": { background: colourVar("action-disabledBackground"), color: colourVar("text-disabled") },
    },
    sizeSmall: { minHeight: 30, padding: "4px 10px", fontSize: ".8125rem", borderRadius: 6, ...touch },
    sizeLarge: { minHeight: 44, padding: "10px 20px", fontSize: ".9375rem" },
    startIcon: { marginLeft: -2, marginRight: 6, "& > *:nth-of-type(1)": { fontSize: 18 } },
    endIcon: { marginRight: -2, marginLeft: 6, "& > *:nth-of-type(1)": { fontSize: 18 } },
  },
  variants: [
    {
      props: { variant: "contained", color: "primary" },
      style: { boxShadow: "inset 0 -1px 0 rgba(11, 27, 43, .16), var(--mui-shadows-1)" },
    },
    {
      props: { variant: "outlined" },
      style: {
        color: colourVar("text-primary"),
        borderColor: colourVar("outlineSoft"),
        background: colourVar("background-paper"),
        boxShadow: "var(--mui-shadows-1)",
        "&:hover": { background: colourVar("surface-sunken"), borderColor: colourVar("outline") },
      },
    },
    {
      props: { variant: "text" },
      style: { color: colourVar("primary-text"), "&:hover": { background: colourVar("action-hover") } },
    },
    {
      props: { variant: "quiet" },
      style: {
        color: colourVar("text-secondary"),
        "&:hover": { background: colourVar("action-hover"), color: colourVar("text-primary") },
      },
    },
    { props: { variant: "text", color: "error" }, style: { color: colourVar("status-error-fg") } },
    { props: { variant: "outlined", color: "error" }, style: { color: colourVar("status-error-fg") } },
  ],
};

const MuiIconButton: Parts["MuiIconButton"] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: {
      width: "var(--mui-size-control)",
      height: "var(--mui-size-control)",
      padding: 0,
      borderRadius: 8,
      color: colourVar("text-secondary"),
      "& svg": { fontSize: 20 },
      "&:hover": { background: colourVar("action-hover"), color: colourVar("text-primary") },
      "@media (pointer: coarse)": { minWidth: 44, minHeight: 44 },
    },
    sizeSmall: { width: 30, height: 30, [PHONE]: { width: 44, height: 44 } },
  },
};

export const buttons: Parts = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Without ripples MUI shows nothing, and its own "outline: 0" comes after the page's rule for the focus.
    styleOverrides: {
      root: { "&.Mui-focusVisible": { outline: `2px solid ${colourVar("focusRing")}`, outlineOffset: 2 } },
    },
  },
  MuiButton,
  MuiIconButton,
};
