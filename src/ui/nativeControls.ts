/** The browser's own controls in the look of ours. */
import { styled, type Theme } from "@mui/material/styles";
import { CHEVRON_IMAGE } from "./styling/chevron.ts";

const control = ({ theme: { vars } }: { theme: Theme }) =>
  ({
    width: "100%",
    minWidth: 0,
    // A bar at the bottom of the page must not cover the field with the focus.
    scrollMarginBlock: "calc(var(--mui-size-toolbar) + 8px) 80px",
    minHeight: "var(--mui-size-field)",
    padding: "8px 12px",
    border: `1px solid ${vars.palette.outline}`,
    borderRadius: 8,
    font: "inherit",
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    '[data-theme="dark"] &': { backgroundColor: vars.palette.surface.sunken, colorScheme: "dark" },
    "&:hover": { borderColor: vars.palette.text.secondary },
    "&:focus-visible": {
      outline: `2px solid ${vars.palette.focusRing}`,
      outlineOffset: -1,
      borderColor: "transparent",
    },
    "&[aria-invalid=true]": {
      borderColor: vars.palette.error.main,
      boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
    },
  }) as const;

export const TextControl = styled("input")(control);
export const SelectControl = styled("select")(control, {
  appearance: "none",
  paddingInlineEnd: 30,
  textOverflow: "ellipsis",
  backgroundImage: CHEVRON_IMAGE,
  backgroundRepeat: "no-repeat",
  backgroundPosition: "right 9px center",
  backgroundSize: 18,
});
export const AreaControl = styled("textarea")(control, { minHeight: 96, resize: "vertical", display: "block" });
