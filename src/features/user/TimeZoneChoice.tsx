/** The zone in which this person reads times; a native list, which is searched by typing and fits a telephone. */
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type User } from "../../contract/shapes/user.ts";
import { deviceZone } from "../../lib/zones.ts";
import { described, LabelledField } from "../../ui/LabelledField.tsx";
import { SelectControl } from "../../ui/nativeControls.ts";
import { ZoneOptions } from "../../ui/ZoneOptions.tsx";
import { SavedNote } from "./Saved.tsx";
import { useOwnChoice } from "./useOwnChoice.ts";

export function TimeZoneChoice({ user: { time_zone } }: { user: User }) {
  const { t } = useTranslation("account");
  const id = useId();
  const { choose, wanted, trouble, saved } = useOwnChoice("time_zone");
  const device = useMemo(deviceZone, []);
  return (
    <LabelledField id={id} label={t("zone.label")} help={t("zone.help")} error={trouble}>
      <SelectControl
        {...described(id, trouble)}
        value={(wanted === undefined ? time_zone : wanted) ?? ""}
        onChange={(event) => choose(event.target.value || null)}
      >
        <option value="">{t("zone.device", { zone: `${device.place}, ${device.offset}` })}</option>
        <ZoneOptions kept={time_zone} />
      </SelectControl>
      <SavedNote saved={saved} />
    </LabelledField>
  );
}
