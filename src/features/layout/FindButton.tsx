/** The search in the top bar, for whoever has no keys at hand: the palette opens. */
import SearchRounded from "@mui/icons-material/SearchRounded";
import { styled } from "@mui/material/styles";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { NARROW, PHONE } from "../../ui/breakpoints.ts";
import { Palette } from "../palette/public.ts";

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
  [NARROW]: { width: 40, height: 40, border: 0, background: "none", "& span": { display: "none" } },
  [PHONE]: { width: 44, height: 44 },
}));

export function FindButton() {
  const { t } = useTranslation();
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
      </Button>
      <Suspense>{open && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
