/** Covers the window while it is not yet known what to show. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../styling/VisuallyHidden.ts";
import { Logo } from "./Logo.tsx";

const Cover = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: 0,
  zIndex: theme.zIndex.tooltip,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 16,
  padding: 24,
  textAlign: "center",
  background: theme.vars.palette.background.default,
  "& svg": { width: 48, height: 48 },
}));

/** `note`: why it takes longer than usual. */
export function Splash({ note }: { note?: string }) {
  const { t } = useTranslation();
  return (
    <Cover role="status">
      <Logo />
      {note ? <p>{note}</p> : <VisuallyHidden>{t("loading")}</VisuallyHidden>}
    </Cover>
  );
}
