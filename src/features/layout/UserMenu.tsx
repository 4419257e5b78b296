/** The menu behind the avatar: who is signed in, their settings, the way out. */
import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined";
import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import LogoutRounded from "@mui/icons-material/LogoutRounded";
import SettingsOutlined from "@mui/icons-material/SettingsOutlined";
import TranslateRounded from "@mui/icons-material/TranslateRounded";
import ButtonBase from "@mui/material/ButtonBase";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type User } from "../../contract/user.ts";
import { useAppSelector } from "../../lib/useHooks.ts";
import { LANGUAGE_NAMES, selectLanguage } from "../i18n/public.ts";
import { selectMode } from "../theme/public.ts";
import { BlankAvatar } from "./BlankAvatar.tsx";
import { UserSummary } from "./UserSummary.tsx";

const Opener = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  minHeight: "var(--mui-size-control)",
  padding: "2px 4px 2px 2px",
  borderRadius: 999,
  color: theme.vars.palette.text.secondary,
  "& > svg": { fontSize: 16 },
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

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation(["common", "settings"]);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mode = useAppSelector(selectMode);
  const language = useAppSelector(selectLanguage);
  const open = anchor !== null;
  const handleClose = () => setAnchor(null);
  return (
    <>
      <Opener
        aria-label={t("user.open")}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open ? { "aria-controls": id } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <BlankAvatar />
        <ExpandMoreRounded />
      </Opener>
      <Menu
        id={id}
        anchorEl={anchor}
        open={open}
        onClose={handleClose}
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
        <Row to="/user-settings/settings" icon={<SettingsOutlined />} onClick={handleClose}>
          {t("user.settings")}
        </Row>
        <Row
          to="/user-settings/settings#appearance"
          icon={<DarkModeOutlined />}
          value={t(`settings:theme.${mode}`)}
          onClick={handleClose}
        >
          {t("settings:theme.label")}
        </Row>
        <Row
          to="/user-settings/settings#language"
          icon={<TranslateRounded />}
          value={LANGUAGE_NAMES[language]}
          onClick={handleClose}
        >
          {t("language")}
        </Row>
        <Divider component="li" role="presentation" />
        <Row to="/logout" icon={<LogoutRounded />} onClick={handleClose}>
          {t("user.signOut")}
        </Row>
      </Menu>
    </>
  );
}
