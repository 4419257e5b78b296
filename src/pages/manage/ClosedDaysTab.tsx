/** The tab of the days without lists: closed days of the practice, and the surgeons' leave. */
import { useTranslation } from "react-i18next";
import { DaysOff } from "../../features/daysOff/DaysOff.tsx";
import { useSurgeonsQuery } from "../../features/places/public.ts";

export function ClosedDaysTab() {
  const { t } = useTranslation("planning");
  const { data: surgeons = [] } = useSurgeonsQuery();
  return <DaysOff title={t("off.title")} text={t("off.text")} surgeons={surgeons} />;
}
