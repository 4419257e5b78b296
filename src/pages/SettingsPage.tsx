/** /user-settings/settings: what each person chooses for themselves. */
import "../features/i18n/addPageTexts.ts";
import NotificationsOutlined from "@mui/icons-material/NotificationsOutlined";
import PaletteOutlined from "@mui/icons-material/PaletteOutlined";
import PersonOutlineRounded from "@mui/icons-material/PersonOutlineRounded";
import TranslateRounded from "@mui/icons-material/TranslateRounded";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { DesktopNotificationsSetting } from "../features/notifications/DesktopNotificationsSetting.tsx";
import { LanguageChoice } from "../features/settings/LanguageChoice.tsx";
import { ProfileFacts } from "../features/settings/ProfileFacts.tsx";
import { SettingsFrame } from "../features/settings/SettingsFrame.tsx";
import { ThemeChoice } from "../features/settings/ThemeChoice.tsx";
import { ToolbarChoice } from "../features/settings/ToolbarChoice.tsx";
import { selectUser } from "../features/user/public.ts";
import { useAppSelector } from "../lib/useHooks.ts";
import { Card } from "../ui/Card.tsx";
import { Page } from "../ui/Page.tsx";

export function SettingsPage() {
  const { t } = useTranslation(["settings", "common"]);
  const user = useAppSelector(selectUser);
  const sections = [
    { id: "profile", text: t("profile.title"), icon: <PersonOutlineRounded /> },
    { id: "appearance", text: t("appearance"), icon: <PaletteOutlined /> },
    { id: "language", text: t("language"), icon: <TranslateRounded /> },
    { id: "notifications", text: t("notifications"), icon: <NotificationsOutlined /> },
  ];
  return (
    <Page
      title={t("title")}
      description={t("description")}
      breadcrumbs={[{ label: t("common:home"), to: "/" }]}
      width={1180}
    >
      <SettingsFrame label={t("sections")} sections={sections}>
        <Card id="profile" title={t("profile.title")}>
          {user && <ProfileFacts user={user} />}
        </Card>
        <Card id="appearance" title={t("appearance")}>
          <ThemeChoice />
          <ToolbarChoice />
          <Typography variant="caption" color="text.tertiary">
            {t("remembered")}
          </Typography>
        </Card>
        <Card id="language" title={t("language")}>
          <LanguageChoice />
        </Card>
        <Card id="notifications" title={t("notifications")}>
          <DesktopNotificationsSetting />
        </Card>
      </SettingsFrame>
    </Page>
  );
}
