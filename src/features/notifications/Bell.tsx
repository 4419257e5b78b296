/** The bell in the top bar: how many are unread, and the way to them. */
import NotificationsRounded from "@mui/icons-material/NotificationsNoneRounded";
import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotificationsQuery } from "./notificationsApi.ts";

const NotificationsDrawer = lazy(async () => ({
  default: (await import("./NotificationsDrawer.tsx")).NotificationsDrawer,
}));

/** Beyond this the badge says "99+". */
const BADGE_CEILING = 99;

/** Beside the bell more than over it. */
const BADGE = {
  right: -2,
  minWidth: 18,
  height: 18,
  px: "4px",
  fontSize: ".6875rem",
  fontWeight: 700,
  boxShadow: "0 0 0 2px var(--mui-palette-background-paper)",
};

export function Bell() {
  const { t } = useTranslation("notifications");
  const { data } = useNotificationsQuery();
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const unread = data?.meta.unread ?? 0;
  return (
    <>
      <IconButton
        // What is seen must be part of what is said (WCAG 2.5.3).
        aria-label={
          unread > BADGE_CEILING
            ? t("bell.unreadMany", { shown: `${BADGE_CEILING}+` })
            : t("bell.unread", { count: unread })
        }
        aria-haspopup="dialog"
        aria-expanded={drawer === "open"}
        onClick={() => setDrawer("open")}
      >
        <Badge
          badgeContent={unread}
          max={BADGE_CEILING}
          color="error"
          slotProps={{ badge: { "aria-hidden": true, sx: BADGE } }}
        >
          <NotificationsRounded />
        </Badge>
      </IconButton>
      {drawer !== "never" && (
        <Suspense>
          <NotificationsDrawer open={drawer === "open"} onClose={() => setDrawer("closed")} />
        </Suspense>
      )}
    </>
  );
}
