/** Says that the screen is no longer live, of when it is, and lets a person try at once (mock-up 13). */
import CloudOffRounded from "@mui/icons-material/CloudOffRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { useAppDispatch, useAppSelector } from "../../lib/useHooks.ts";
import { reconnectWanted } from "./liveFacts.ts";
import { momentWords } from "./momentWords.ts";
import { selectLive } from "./notificationsSlice.ts";

export function ConnectionLostBanner() {
  const { t, i18n } = useTranslation("notifications");
  const dispatch = useAppDispatch();
  const live = useAppSelector(selectLive);
  if (live.kind !== "offline") return null;
  const since =
    live.updatedAt === null
      ? t("live.lostUnknown")
      : t("live.lostSince", { time: momentWords(live.updatedAt, Date.now(), i18n.language) });
  return (
    <Alert
      severity="warning"
      role="status"
      icon={<CloudOffRounded />}
      sx={{
        alignItems: "center",
        borderRadius: 0,
        borderInline: 0,
        borderTop: 0,
        px: { xs: "16px", md: "32px" },
        py: "6px",
        "& .MuiAlert-action": { pt: 0 },
      }}
      action={
        <Button size="small" onClick={() => dispatch(reconnectWanted())}>
          {t("live.tryNow")}
        </Button>
      }
    >
      <b>{t("live.lost")}</b> {since}
    </Alert>
  );
}
