/** Papers, tabs, alerts. */
import { type Components, type Theme } from "@mui/material/styles";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { type Colours, colourVar } from "./palette.ts";

type Parts = Components<Theme>;

const alertOf = (severity: "success" | "info" | "warning" | "error", name: keyof Colours["status"]) => ({
  props: { severity },
  style: {
    background: colourVar(`status-${name}-bg`),
    borderColor: colourVar(`status-${name}-bd`),
    "& .MuiAlert-icon, & .MuiAlertTitle-root": { color: colourVar(`status-${name}-fg`) },
  },
});

/** `color="text.secondary"`, as in `sx`; MUI itself knows only `textSecondary`. */
const textOf = (name: keyof Colours["text"]) => ({
  props: { color: `text.${name}` },
  style: { color: colourVar(`text-${name}`) },
});

export const surfaces: Parts = {
  MuiTypography: {
    defaultProps: { variant: "body2" },
    variants: [textOf("secondary"), textOf("tertiary"), textOf("link")],
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: "none" } },
    variants: [
      {
        props: { variant: "outlined" },
        style: { borderColor: colourVar("divider"), borderRadius: 12, boxShadow: "var(--mui-shadows-1)" },
      },
    ],
  },
  MuiSkeleton: {
    styleOverrides: {
      root: { background: colourVar("status-neutral-bg") },
      rounded: { borderRadius: 5 },
      wave: { "@media (prefers-reduced-motion: reduce)": { "&::after": { display: "none" } } },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 0, borderBottom: `1px solid ${colourVar("divider")}` },
      indicator: { height: 3, borderRadius: "3px 3px 0 0" },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 41,
        minWidth: 0,
        padding: "10px 12px 11px",
        fontWeight: 500,
        fontSize: ".875rem",
        color: colourVar("text-secondary"),
        "&.Mui-selected": { color: colourVar("text-primary"), fontWeight: 600 },
        [PHONE]: { minHeight: 44 },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { padding: "11px 14px", border: "1px solid", borderRadius: 8, color: colourVar("text-primary") },
      icon: { padding: 0, marginRight: 10, fontSize: 20, opacity: 1 },
      message: { padding: 0 },
      // A button is higher than the line beside it.
      action: { padding: "0 0 0 16px", marginBlock: -5 },
    },
    variants: [
      alertOf("success", "confirmed"),
      alertOf("info", "open"),
      alertOf("warning", "risk"),
      alertOf("error", "error"),
    ],
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontSize: ".875rem", fontWeight: 600, lineHeight: 1.4286 } } },
};
