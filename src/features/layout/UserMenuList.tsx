/** What the user menu lists; fetched when it is first opened. */
import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined";
import LogoutRounded from "@mui/icons-material/LogoutRounded";
import SettingsOutlined from "@mui/icons-material/SettingsOutlined";
import TranslateRounded from "@mui/icons-material/TranslateRounded";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type User } from "../../contract/user.ts";
import { useAppSelector } from "../../lib/useHooks.ts";
import { LANGUAGE_NAMES, selectLanguage } from "../i18n/public.ts";
import { selectMode } from "../theme/public.ts";
import { UserSummary } from "./UserSummary.tsx";

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

type Props = { id: string; user: User; anchor: HTMLElement | null; onClose: () => void };

export function UserMenuList({ id, user, anchor, onClose }: Props) {
  const { t } = useTranslation();
  const mode = useAppSelector(selectMode);
  const language = useAppSelector(selectLanguage);
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: -8, horizontal: "right" }}
      slotProps={{ paper: { sx: { minWidth: 272, maxWidth: 340 } }, list: { "aria-label": t("user.open") } }}
    >
      <li role="presentation">
        <div style={{ padding: "8px 10px" }}>
          <UserSummary user={user} />
        </div>
      </li>
      <Divider component="li" role="presentation" />
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
      <Divider component="li" role="presentation" />
      <Row to="/logout" icon={<LogoutRounded />} onClick={onClose}>
        {t("user.signOut")}
      </Row>
    </Menu>
  );
}
