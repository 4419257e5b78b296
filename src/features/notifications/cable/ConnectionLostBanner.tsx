/** Says that the screen is no longer live and how old it is, and lets a person reconnect at once. */
import CloudOffRounded from "@mui/icons-material/CloudOffRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAppDispatch, useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { useClockZone } from "../../user/public.ts";
import { formatMoment } from "../model/formatMoment.ts";
import { reconnectWanted } from "../model/liveActions.ts";
import { selectLive } from "../model/notificationsSlice.ts";

const Strip = styled("div")(({ theme }) => {
  const { bg, fg, bd } = theme.vars.palette.status.risk;
  return {
    ...theme.typography.body2,
    display: "flex",
    alignItems: "center",
    padding: "6px 32px",
    borderBottom: `1px solid ${bd}`,
    background: bg,
    color: theme.vars.palette.text.primary,
    "& > svg": { marginInlineEnd: 10, fontSize: 20, color: fg },
    "& > span": { minWidth: 0 },
    "& > button": { flex: "none", marginInline: "auto -8px" },
    [PHONE]: { paddingInline: 16 },
  };
});

/** It leaves with the banner, and the keyboard goes on with the page. */
function TryNow() {
  const { t } = useTranslation("notifications");
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && document.activeElement === own) document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button size="small" ref={button} onClick={() => dispatch(reconnectWanted())}>
      {t("live.tryNow")}
    </Button>
  );
}

export function ConnectionLostBanner() {
  const { t, i18n } = useTranslation("notifications");
  const live = useAppSelector(selectLive);
  const zone = useClockZone();
  const now = useNow();
  if (live.kind !== "offline") return null;
  const since =
    live.updatedAt === null
      ? t("live.lostUnknown")
      : t("live.lostSince", { time: formatMoment(live.updatedAt, now, i18n.language, zone) });
  return (
    <Strip role="status">
      <CloudOffRounded />
      <span>
        <b>{t("live.lost")}</b> {since}
      </span>
      <TryNow />
    </Strip>
  );
}
