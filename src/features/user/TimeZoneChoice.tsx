/** The zone in which this person reads times; a native list, which is searched by typing and fits a telephone. */
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { readUser } from "../../api/readUser.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type User } from "../../contract/user.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { deviceZone } from "../../lib/zones.ts";
import { described, LabelledField, SelectControl } from "../../ui/nativeField.tsx";
import { ZoneOptions } from "../../ui/ZoneOptions.tsx";
import { useChangeAccountMutation } from "./accountApi.ts";
import { SavedNote } from "./Saved.tsx";
import { isUnavailable } from "./useChangeAccount.tsx";
import { userChanged } from "./userSlice.ts";

export function TimeZoneChoice({ user: { time_zone } }: { user: User }) {
  const { t } = useTranslation("account");
  const words = useProblemText();
  const dispatch = useAppDispatch();
  const id = useId();
  const [change, { isLoading, error, isSuccess }] = useChangeAccountMutation();
  const [wanted, setWanted] = useState<string | null>(null);
  const handleChange = async (zone: string) => {
    setWanted(zone);
    const { data } = await change({ time_zone: zone || null });
    if (data) dispatch(userChanged({ user: readUser(data.data) }));
    setWanted(null);
  };
  const refusal = isUnavailable(error) ? t("unavailable") : words(error);
  const trouble = error && !isLoading ? refusal : undefined;
  const device = useMemo(deviceZone, []);
  return (
    <LabelledField id={id} label={t("zone.label")} help={t("zone.help")} error={trouble}>
      <SelectControl
        {...described(id, trouble)}
        value={wanted ?? time_zone ?? ""}
        onChange={(event) => {
          // One after the other: the last choice must be the last that is saved.
          if (!isLoading) void handleChange(event.target.value);
        }}
      >
        <option value="">{t("zone.device", { zone: `${device.place}, ${device.offset}` })}</option>
        <ZoneOptions kept={time_zone} />
      </SelectControl>
      <SavedNote saved={isSuccess && !isLoading} />
    </LabelledField>
  );
}
