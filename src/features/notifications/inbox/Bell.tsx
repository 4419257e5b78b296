/** The bell in the top bar: how many are unread, and the way to them. */
import NotificationsRounded from "@mui/icons-material/NotificationsNoneRounded";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { lazyWithTexts } from "../../i18n/public.ts";
import { selectUser } from "../../user/public.ts";
import { unreadOf } from "../model/inbox.ts";
import { useNotifications } from "./useNotifications.ts";

const NotificationsDrawer = lazyWithTexts("NotificationsDrawer", () => import("./NotificationsDrawer.tsx"));

/** Beyond this the badge says "99+". */
const BADGE_CEILING = 99;

const Badged = styled("span")({ position: "relative", display: "inline-flex" });

/** Beside the bell more than over it. */
const Badge = styled("span")(({ theme }) => ({
  position: "absolute",
  top: 0,
  right: -2,
  translate: "50% -50%",
  minWidth: 18,
  height: 18,
  padding: "0 4px",
  borderRadius: 10,
  fontSize: ".6875rem",
  fontWeight: 700,
  lineHeight: "18px",
  background: theme.vars.palette.error.main,
  color: theme.vars.palette.error.contrastText,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  transition: "scale 195ms",
  '&[data-count="0"]': { scale: "0" },
  "@media (forced-colors: active)": { outline: "1px solid ButtonBorder" },
}));

export function Bell() {
  const { t } = useTranslation("notifications");
  const { data } = useNotifications();
  const user = useAppSelector(selectUser);
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const unread = data ? unreadOf(data, { userId: user?.id, muted: data.meta.muted }) : 0;
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
        <Badged>
          <NotificationsRounded />
          <Badge aria-hidden="true" data-count={unread}>
            {unread > BADGE_CEILING ? `${BADGE_CEILING}+` : unread || null}
          </Badge>
        </Badged>
      </IconButton>
      {drawer !== "never" && (
        <Suspense>
          <NotificationsDrawer open={drawer === "open"} onClose={() => setDrawer("closed")} />
        </Suspense>
      )}
    </>
  );
}
