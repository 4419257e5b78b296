/** A labelled native control: label above, help or error below, room for both kept. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import { styled, type Theme } from "@mui/material/styles";
import { type ReactNode } from "react";
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

const Box = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 5,
  minWidth: 0,
  "& > label": { fontSize: ".8125rem", lineHeight: 1.3846, fontWeight: 500 },
  "& > label > span": { fontWeight: 400, color: vars.palette.text.tertiary },
}));

const Help = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  gap: 5,
  minHeight: 18,
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  color: vars.palette.text.tertiary,
  "& svg": { fontSize: 15, marginTop: 1.5 },
  "&[data-error]": { color: vars.palette.status.error.fg },
}));

type Props = {
  /** The control's id; the label's is this with "-label", the help line's with "-help". */
  id: string;
  label: string;
  /** Beside the label: "(optional)". */
  mark?: string;
  help?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

export function LabelledField({ id, label, mark, help, error, children }: Props) {
  return (
    <Box>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {mark && <span>{` ${mark}`}</span>}
      </label>
      {children}
      <Help id={`${id}-help`} {...(error ? { "data-error": "" } : {})}>
        {error && <ErrorOutlineRounded aria-hidden="true" />}
        {error ?? help}
      </Help>
    </Box>
  );
}

/** What a control says of itself, to be spread on it. */
export const described = (id: string, error: string | undefined) => ({
  id,
  "aria-describedby": `${id}-help`,
  ...(error ? { "aria-invalid": true } : {}),
});
