/** What the user menu lists; fetched when it is first opened. */

import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined";
import KeyboardRounded from "@mui/icons-material/KeyboardRounded";
import LogoutRounded from "@mui/icons-material/LogoutRounded";
import SettingsOutlined from "@mui/icons-material/SettingsOutlined";
import TranslateRounded from "@mui/icons-material/TranslateRounded";
import Divider from "@mui/material/Divider";
import MenuItem from "@mui/material/MenuItem";
import MenuList from "@mui/material/MenuList";
import { styled } from "@mui/material/styles";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LANGUAGE_NAMES } from "../../contract/languages.ts";
import { type User } from "../../contract/shapes/user.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { selectLanguage } from "../i18n/public.ts";
import { selectMode } from "../theme/public.ts";
import { UserSummary } from "./UserSummary.tsx";

/** Above page content only (specification §9). */
const Panel = styled("div")(({ theme }) => ({
  position: "absolute",
  insetInlineEnd: 0,
  top: "calc(100% + 12px)",
  zIndex: theme.zIndex.hoverMenu,
  width: "max-content",
  minWidth: 272,
  maxWidth: 340,
  maxHeight: "calc(100dvh - var(--mui-size-toolbar) - 12px)",
  overflowY: "auto",
  borderRadius: 12,
  background: theme.vars.palette.surface.raised,
  boxShadow: "var(--mui-shadows-8)",
  "@keyframes menu-in": { from: { opacity: 0, transform: "translateY(-4px)" } },
  animation: `menu-in ${theme.transitions.duration.short}ms`,
  "& > div": { padding: "14px 16px 12px" },
  "& > ul": { padding: 6, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Value = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: "auto",
  paddingInlineStart: 24,
  color: theme.vars.palette.text.tertiary,
}));

type RowProps = { to: string; icon: ReactNode; children: ReactNode; value?: string; onClick: () => void };

/** MUI gives focus and role to the items of its menu: the rest of the props are theirs. */
function Row({ to, icon, children, value, ...item }: RowProps) {
  return (
    <MenuItem component={Link} to={to} {...item}>
      {icon}
      {children}
      {value && <Value>{value}</Value>}
    </MenuItem>
  );
}

type Props = { id: string; user: User; takesFocus: boolean; onClose: () => void; onHelp: () => void };

export function UserMenuList({ id, user, takesFocus, onClose, onHelp }: Props) {
  const { t } = useTranslation();
  const mode = useAppSelector(selectMode);
  const language = useAppSelector(selectLanguage);
  // The outside world is the keyboard: Escape closes also where the menu was only hovered and focus is elsewhere.
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onClose]);
  return (
    <Panel tabIndex={-1}>
      <div>
        <UserSummary user={user} />
      </div>
      <MenuList id={id} aria-label={t("user.open")} autoFocusItem={takesFocus}>
        <Row to="/user-settings/settings" icon={<SettingsOutlined />} onClick={onClose}>
          {t("user.settings")}
        </Row>
        <Row
          to="/user-settings/settings#appearance"
          icon={<DarkModeOutlined />}
          value={t(`theme.${mode}`)}
          onClick={onClose}
        >
          {t("theme.label")}
        </Row>
        <Row
          to="/user-settings/settings#language"
          icon={<TranslateRounded />}
          value={LANGUAGE_NAMES[language]}
          onClick={onClose}
        >
          {t("language")}
        </Row>
        <MenuItem onClick={onHelp}>
          <KeyboardRounded />
          {t("user.keys")}
          <Value aria-hidden>?</Value>
        </MenuItem>
        <Divider component="li" role="presentation" />
        <Row to="/logout" icon={<LogoutRounded />} onClick={onClose}>
          {t("user.signOut")}
        </Row>
      </MenuList>
    </Panel>
  );
}
