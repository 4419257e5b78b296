/** Covers the window while it is not yet known what to show. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Hidden } from "./Hidden.tsx";
import { Logo } from "./Logo.tsx";

const Cover = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: 0,
  zIndex: theme.zIndex.tooltip,
  display: "grid",
  placeItems: "center",
  background: theme.vars.palette.background.default,
  "& svg": { width: 48, height: 48 },
}));

export function Splash() {
  const { t } = useTranslation();
  return (
    <Cover role="status">
      <Logo />
      <Hidden>{t("loading")}</Hidden>
    </Cover>
  );
}
