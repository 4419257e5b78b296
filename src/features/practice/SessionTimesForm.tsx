/** The hours that a session fills in, and the days of the week that differ. */
import { styled } from "@mui/material/styles";
import { FORM_ERROR } from "final-form";
import { useTranslation } from "react-i18next";
import { TIMED_SESSIONS } from "../../contract/calloutDefaults.ts";
import { type CompanySettings } from "../../contract/shapes/user.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormTimeField } from "../../ui/form/FormTimeField.tsx";
import { FormVersions } from "../../ui/form/FormVersions.tsx";
import { DayRows } from "./DayRows.tsx";
import { type TimesValues, timesOf, timesProblem, timesValues } from "./sessionTimesForm.ts";
import { useSaveSessionTimesMutation } from "./settingsApi.ts";
import { SettingsPaper } from "./settingsParts.tsx";
import { useBegun } from "./useBegun.ts";
import { useSaveSettings } from "./useSaveSettings.tsx";
import { useTimesParts } from "./useTimesParts.ts";

const valuesOf = ({ session_times }: CompanySettings) => timesValues(session_times);

/** From and until, side by side. */
const Times = styled("div")({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 16 });

export function SessionTimesForm({ settings }: { settings: CompanySettings }) {
  const { t } = useTranslation(["manage", "callouts"]);
  const [save] = useSaveSessionTimesMutation();
  const { initial, before, lock_version, onDirty, begin, onSeen } = useBegun(settings, valuesOf);
  const { saved, forget, settle, theirs, decided } = useSaveSettings({ begin, onSeen });
  const parts = useTimesParts();
  const handleSave = async (given: FormValues): Promise<FormOutcome> => {
    forget();
    const values = given as TimesValues;
    const wrong = timesProblem(values);
    if (wrong) return { [FORM_ERROR]: <FormAlert tone="error">{t(`manage:defaults.${wrong}`)}</FormAlert> };
    return settle(await save({ update_type: "session_times", session_times: timesOf(values), lock_version }));
  };
  return (
    <AppForm label={t("manage:defaults.times")} initialValues={initial} onSubmit={handleSave}>
      <SettingsPaper
        title={t("manage:defaults.times")}
        text={t("manage:defaults.timesText")}
        saved={saved}
        submit={t("manage:defaults.saveTimes")}
        onDirty={onDirty}
      >
        {TIMED_SESSIONS.map((session) => (
          <Times key={session}>
            {(["start", "end"] as const).map((end) => (
              <FormTimeField
                key={end}
                name={`usual.${session}.${end}`}
                label={t(`manage:defaults.${end}`, { session: t(`callouts:session.${session}`) })}
              />
            ))}
          </Times>
        ))}
        <DayRows />
        <FormVersions
          told={t("manage:defaults.stale")}
          parts={parts}
          before={before}
          theirs={theirs && valuesOf(theirs)}
          onDecided={decided}
        />
      </SettingsPaper>
    </AppForm>
  );
}
