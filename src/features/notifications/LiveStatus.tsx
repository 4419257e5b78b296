/** "Live · updated 10:42": whether what is shown is the present (mock-up 03, footer of the table). */
import SensorsOffRounded from "@mui/icons-material/SensorsOffRounded";
import SensorsRounded from "@mui/icons-material/SensorsRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../lib/useHooks.ts";
import { momentWords } from "./momentWords.ts";
import { selectLive } from "./notificationsSlice.ts";

const Line = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  color: theme.vars.palette.text.secondary,
  "& svg": { fontSize: 18 },
}));

export function LiveStatus() {
  const { t, i18n } = useTranslation("notifications");
  const live = useAppSelector(selectLive);
  const time = (at: number) => momentWords(at, Date.now(), i18n.language);
  switch (live.kind) {
    case "off":
      return null;
    case "connecting":
      return <Line>{t("live.connecting")}</Line>;
    case "live":
      return (
        <Line>
          <SensorsRounded aria-hidden />
          {t("live.live", { time: time(live.updatedAt) })}
        </Line>
      );
    case "offline":
      return (
        <Line>
          <SensorsOffRounded aria-hidden />
          {live.updatedAt === null ? t("live.offlineUnknown") : t("live.offline", { time: time(live.updatedAt) })}
        </Line>
      );
  }
}
