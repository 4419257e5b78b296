/** The menu of narrow screens: a drawer from the end that repeats top menu, user menu and footer. */

import BarChartRounded from "@mui/icons-material/BarChartRounded";
import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import CloseRounded from "@mui/icons-material/CloseRounded";
import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined";
import EventRepeatRounded from "@mui/icons-material/EventRepeatRounded";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import LogoutRounded from "@mui/icons-material/LogoutRounded";
import SettingsOutlined from "@mui/icons-material/SettingsOutlined";
import TranslateRounded from "@mui/icons-material/TranslateRounded";
import TuneRounded from "@mui/icons-material/TuneRounded";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router-dom";
import { LANGUAGE_NAMES } from "../../contract/languages.ts";
import { type User } from "../../contract/shapes/user.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { selectLanguage } from "../i18n/public.ts";
import { selectMode } from "../theme/public.ts";
import { Footer } from "./Footer.tsx";
import { MENU_ITEMS } from "./menuItems.ts";
import { UserSummary } from "./UserSummary.tsx";

const Head = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  padding: "14px 12px 10px 16px",
});

const Nav = styled("nav")(({ theme }) => ({
  padding: "4px 8px",
  flex: 1,
  "& a": {
    display: "flex",
    alignItems: "center",
    gap: 14,
    minHeight: 48,
    padding: "0 12px",
    borderRadius: 8,
    color: "inherit",
    textDecoration: "none",
    fontWeight: 500,
  },
  "& svg": { fontSize: 22, color: theme.vars.palette.text.tertiary },
  '& a[aria-current="page"]': {
    background: theme.vars.palette.primary.soft,
    color: theme.vars.palette.status.open.fg,
    fontWeight: 600,
  },
  '& a[aria-current="page"] svg': { color: "inherit" },
  "& small": { ...theme.typography.caption, marginInlineStart: "auto", color: theme.vars.palette.text.tertiary },
  "& hr": { border: 0, borderTop: `1px solid ${theme.vars.palette.divider}`, margin: "8px 4px" },
}));

const ICONS = {
  "/callouts": CampaignOutlined,
  "/planning": EventRepeatRounded,
  "/doctors": GroupsOutlined,
  "/insights": BarChartRounded,
  "/practice-management": TuneRounded,
} as const satisfies Record<(typeof MENU_ITEMS)[number]["to"], unknown>;

type Props = { user: User; open: boolean; onClose: () => void };

export function MobileMenuDrawer({ user, open, onClose }: Props) {
  const { t } = useTranslation();
  const mode = useAppSelector(selectMode);
  const language = useAppSelector(selectLanguage);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: "dialog", "aria-modal": true, "aria-label": t("menu.label"), sx: { width: 300 } } }}
    >
      <Head>
        <UserSummary user={user} />
        <IconButton aria-label={t("menu.close")} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Head>
      <Nav aria-label={t("menu.label")} onClick={onClose}>
        {MENU_ITEMS.map(({ to, text }) => {
          const Icon = ICONS[to];
          return (
            <NavLink key={to} to={to}>
              <Icon />
              {t(text)}
            </NavLink>
          );
        })}
        <hr />
        <NavLink to="/user-settings/settings">
          <SettingsOutlined />
          {t("user.settings")}
        </NavLink>
        <Link to="/user-settings/settings#appearance">
          <DarkModeOutlined />
          {t("theme.label")} <small>{t(`theme.${mode}`)}</small>
        </Link>
        <Link to="/user-settings/settings#language">
          <TranslateRounded />
          {t("language")} <small>{LANGUAGE_NAMES[language]}</small>
        </Link>
        <hr />
        <NavLink to="/logout">
          <LogoutRounded />
          {t("user.signOut")}
        </NavLink>
      </Nav>
      <Footer />
    </Drawer>
  );
}
