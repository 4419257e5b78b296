/** The time zones of the world as options of a list, by region. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { zonesByRegion } from "../lib/zones.ts";

/** `kept`: a stored name that the browser calls otherwise stays choosable. */
export function ZoneOptions({ kept }: { kept: string | null }) {
  const { t } = useTranslation("account");
  const groups = useMemo(() => zonesByRegion(kept), [kept]);
  return [...groups].map(([region, zones]) => (
    <optgroup key={region} label={t(`zone.${region}`)}>
      {zones.map((zone) => (
        <option key={zone.id} value={zone.id} translate="no">
          {zone.place} ({zone.offset})
        </option>
      ))}
    </optgroup>
  ));
}
