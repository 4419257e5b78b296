/** "Sydney time" where a place's clocks differ from the browser's at that moment, else null. */
import { useTranslation } from "react-i18next";
import { otherZone } from "../../../lib/dateFormats.ts";

export function useZoneLabel(timeZone: string | undefined, instant: number): string | null {
  const { t } = useTranslation("callouts");
  const zone = timeZone === undefined ? null : otherZone(timeZone, instant);
  return zone && t("localTime", { zone });
}
