/** Buttons. */
import { type Components, type Theme } from "@mui/material/styles";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { paint } from "./palette.ts";

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
      "&.Mui-disabled": { background: paint("action-disabledBackground"), color: paint("text-disabled") },
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
        color: paint("text-primary"),
        borderColor: paint("outlineSoft"),
        background: paint("background-paper"),
        boxShadow: "var(--mui-shadows-1)",
        "&:hover": { background: paint("surface-sunken"), borderColor: paint("outline") },
      },
    },
    {
      props: { variant: "text" },
      style: { color: paint("primary-text"), "&:hover": { background: paint("action-hover") } },
    },
    {
      props: { variant: "quiet" },
      style: {
        color: paint("text-secondary"),
        "&:hover": { background: paint("action-hover"), color: paint("text-primary") },
      },
    },
    { props: { variant: "text", color: "error" }, style: { color: paint("status-error-fg") } },
    { props: { variant: "outlined", color: "error" }, style: { color: paint("status-error-fg") } },
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
      color: paint("text-secondary"),
      "& svg": { fontSize: 20 },
      "&:hover": { background: paint("action-hover"), color: paint("text-primary") },
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
      root: { "&.Mui-focusVisible": { outline: `2px solid ${paint("focusRing")}`, outlineOffset: 2 } },
    },
  },
  MuiButton,
  MuiIconButton,
};
