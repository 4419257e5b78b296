/** Whether what is shown is the present, and since when. */
import SensorsRounded from "@mui/icons-material/SensorsRounded";
import { useTranslation } from "react-i18next";
import { timeIn } from "../../../lib/dateFormats.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { type LiveState, selectLive } from "../../notifications/public.ts";
import { useClockZone } from "../../user/public.ts";

function useLiveLabel(live: LiveState): string {
  const { t } = useTranslation("callouts");
  const zone = useClockZone();
  const at = (instant: number) => timeIn(zone, instant);
  switch (live.kind) {
    case "live":
      return t("live.live", { time: at(live.updatedAt) });
    case "connecting":
      return t("live.connecting");
    case "offline":
      return live.updatedAt === null ? t("live.off") : t("live.stale", { time: at(live.updatedAt) });
    case "off":
      return t("live.off");
  }
}

export function LiveNote() {
  const live = useAppSelector(selectLive);
  return <StatusLabel icon={<SensorsRounded />}>{useLiveLabel(live)}</StatusLabel>;
}
