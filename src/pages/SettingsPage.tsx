/** /user-settings/settings: what each person chooses for themselves. */
import "../features/i18n/addPageTexts.ts";
import CalendarMonthOutlined from "@mui/icons-material/CalendarMonthOutlined";
import DevicesOutlined from "@mui/icons-material/DevicesOutlined";
import MailOutlineRounded from "@mui/icons-material/MailOutlineRounded";
import NotificationsOutlined from "@mui/icons-material/NotificationsOutlined";
import PaletteOutlined from "@mui/icons-material/PaletteOutlined";
import PersonOutlineRounded from "@mui/icons-material/PersonOutlineRounded";
import TranslateRounded from "@mui/icons-material/TranslateRounded";
import VerifiedUserOutlined from "@mui/icons-material/VerifiedUserOutlined";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { DesktopNotificationsSetting } from "../features/notifications/desktop/DesktopNotificationsSetting.tsx";
import { LanguageChoice } from "../features/settings/LanguageChoice.tsx";
import { LocalFields } from "../features/settings/LocalFields.tsx";
import { RowsChoice } from "../features/settings/RowsChoice.tsx";
import { SettingsFrame } from "../features/settings/SettingsFrame.tsx";
import { ThemeChoice } from "../features/settings/ThemeChoice.tsx";
import { ToolbarChoice } from "../features/settings/ToolbarChoice.tsx";
import { AccountCards } from "../features/user/AccountCards.tsx";
import { CalendarFeed } from "../features/user/CalendarFeed.tsx";
import { NotificationChannels } from "../features/user/NotificationChannels.tsx";
import { selectUser } from "../features/user/public.ts";
import { SessionList } from "../features/user/SessionList.tsx";
import { SecondFactorSettings } from "../features/user/secondFactor/SecondFactorSettings.tsx";
import { TimeZoneChoice } from "../features/user/TimeZoneChoice.tsx";
import { UnsavedGuard } from "../features/user/UnsavedGuard.tsx";
import { WeekStartChoice } from "../features/user/WeekStartChoice.tsx";
import { useAppSelector } from "../lib/hooks/storeHooks.ts";
import { Card } from "../ui/page/Card.tsx";
import { Page } from "../ui/page/Page.tsx";

export function SettingsPage() {
  const { t } = useTranslation(["settings", "common", "account", "secondFactor"]);
  const user = useAppSelector(selectUser);
  const sections = [
    { id: "profile", text: t("profile.title"), icon: <PersonOutlineRounded /> },
    { id: "email", text: t("account:email.nav"), icon: <MailOutlineRounded /> },
    { id: "second-factor", text: t("secondFactor:title"), icon: <VerifiedUserOutlined /> },
    { id: "appearance", text: t("appearance"), icon: <PaletteOutlined /> },
    { id: "language", text: t("language"), icon: <TranslateRounded /> },
    { id: "notifications", text: t("notifications"), icon: <NotificationsOutlined /> },
    { id: "calendar", text: t("account:calendar.title"), icon: <CalendarMonthOutlined /> },
    { id: "sessions", text: t("account:sessions.title"), icon: <DevicesOutlined /> },
  ];
  return (
    <Page
      title={t("title")}
      description={t("description")}
      breadcrumbs={[{ label: t("common:home"), to: "/" }]}
      width={1180}
    >
      <SettingsFrame label={t("sections")} sections={sections}>
        {user && (
          <UnsavedGuard text={t("secondFactor:leave")}>
            <AccountCards user={user} />
            <Card id="second-factor" title={t("secondFactor:title")}>
              <SecondFactorSettings email={user.email} />
            </Card>
          </UnsavedGuard>
        )}
        <Card id="appearance" title={t("appearance")}>
          <ThemeChoice />
          <ToolbarChoice />
          <RowsChoice />
          <Typography variant="caption" color="text.tertiary">
            {t("remembered")}
          </Typography>
        </Card>
        <Card id="language" title={t("language")}>
          <LocalFields>
            <LanguageChoice />
            {user && <TimeZoneChoice user={user} />}
            {user && <WeekStartChoice user={user} />}
          </LocalFields>
        </Card>
        <Card id="notifications" title={t("notifications")}>
          <DesktopNotificationsSetting />
          {user && <NotificationChannels user={user} />}
        </Card>
        <Card id="calendar" title={t("account:calendar.title")}>
          <CalendarFeed />
        </Card>
        <Card id="sessions" title={t("account:sessions.title")}>
          <SessionList />
        </Card>
      </SettingsFrame>
    </Page>
  );
}
