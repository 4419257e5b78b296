/** The search in the top bar, for whoever has no keys at hand: the palette opens. */
import SearchRounded from "@mui/icons-material/SearchRounded";
import { styled } from "@mui/material/styles";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { NARROW, PHONE } from "../../ui/styling/breakpoints.ts";
import { Palette } from "../palette/public.ts";
import { findKeys } from "./shortcutsOn.ts";

const Button = styled("button")(({ theme: { vars } }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  flex: "none",
  width: 264,
  height: 36,
  paddingInline: 10,
  border: `1px solid ${vars.palette.outlineSoft}`,
  borderRadius: 6,
  background: vars.palette.surface.sunken,
  color: vars.palette.text.secondary,
  font: "inherit",
  fontSize: ".8125rem",
  cursor: "pointer",
  "& svg": { fontSize: 18 },
  "& kbd": {
    marginInlineStart: "auto",
    padding: "1px 7px",
    border: `1px solid ${vars.palette.outlineSoft}`,
    borderRadius: 5,
    background: vars.palette.background.paper,
    font: "inherit",
    fontSize: ".75rem",
  },
  // Drawn, since it is no part of the button's name: that is read to whoever cannot see it, keys included.
  "& kbd::after": { content: "attr(data-keys)" },
  [NARROW]: {
    width: 40,
    height: 40,
    border: 0,
    background: "none",
    "& svg": { fontSize: 22 },
    "& span, & kbd": { display: "none" },
  },
  [PHONE]: { width: 44, height: 44 },
}));

export function FindButton() {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        aria-label={t("find")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchRounded aria-hidden="true" />
        <span>{t("find")}</span>
        <kbd data-keys={findKeys(i18n.language)} />
      </Button>
      <Suspense>{open && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
