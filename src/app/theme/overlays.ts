/** What floats: dialogs, menus, drawers. */
import { type Components, type Theme } from "@mui/material/styles";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { colourVar } from "./palette.ts";
import { typography } from "./typography.ts";

const raised = { background: colourVar("surface-raised"), backgroundImage: "none" };

export const overlays: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: { root: { background: colourVar("backdrop"), "&.MuiBackdrop-invisible": { background: "none" } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...raised,
        borderRadius: 16,
        boxShadow: "var(--mui-shadows-24)",
        [PHONE]: { margin: 16, width: "100%" },
      },
      paperWidthXs: { maxWidth: 440 },
      paperWidthSm: { maxWidth: 560 },
      paperWidthMd: { maxWidth: 680 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: "24px 24px 0", ...typography.h2 } } },
  MuiDialogContent: {
    styleOverrides: { root: { padding: "12px 24px 20px", ".MuiDialogTitle-root + &": { paddingTop: 4 } } },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: "16px 24px",
        borderTop: `1px solid ${colourVar("divider")}`,
        background: colourVar("surface-sunken"),
        [PHONE]: {
          flexDirection: "column-reverse",
          alignItems: "stretch",
          gap: 8,
          "& > *": { margin: "0 !important" },
        },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { ...raised, minWidth: 200, borderRadius: 12, boxShadow: "var(--mui-shadows-8)" },
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: 10,
        minHeight: 36,
        padding: "6px 10px",
        borderRadius: 6,
        fontSize: ".875rem",
        "& > svg": { fontSize: 20, color: colourVar("text-tertiary") },
        "&.Mui-focusVisible": { outlineOffset: -2 },
        [PHONE]: { minHeight: 44 },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: { ...raised, borderRadius: 12, boxShadow: "var(--mui-shadows-8)" } } },
  MuiDrawer: {
    defaultProps: { transitionDuration: 250 },
    styleOverrides: { paper: { ...raised, maxWidth: "100vw", boxShadow: "var(--mui-shadows-16)" } },
  },
};
