/** The hours that a session fills in, and the days of the week that differ. */
import { FORM_ERROR } from "final-form";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { TIMED_SESSIONS } from "../../contract/calloutDefaults.ts";
import { type CompanySettings } from "../../contract/user.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { DayRows } from "./DayRows.tsx";
import { type TimesValues, timesOf, timesProblem, timesValues } from "./sessionTimesForm.ts";
import { useSaveSessionTimesMutation } from "./settingsApi.ts";
import { SettingsPaper } from "./settingsParts.tsx";
import { useSaveSettings } from "./useSaveSettings.tsx";

export function SessionTimesForm({ settings }: { settings: CompanySettings }) {
  const { t } = useTranslation(["manage", "callouts"]);
  const [save] = useSaveSessionTimesMutation();
  const { saved, forget, settle } = useSaveSettings();
  const initial = useMemo(() => timesValues(settings.session_times), [settings]);
  const handleSave = async (given: FormValues): Promise<FormOutcome> => {
    forget();
    const values = given as TimesValues;
    const wrong = timesProblem(values);
    if (wrong) return { [FORM_ERROR]: <FormAlert tone="error">{t(`manage:defaults.${wrong}`)}</FormAlert> };
    const lock_version = settings.defaults_version;
    return settle(await save({ update_type: "session_times", session_times: timesOf(values), lock_version }));
  };
  return (
    <AppForm label={t("manage:defaults.times")} initialValues={initial} onSubmit={handleSave}>
      <SettingsPaper
        title={t("manage:defaults.times")}
        text={t("manage:defaults.timesText")}
        saved={saved}
        submit={t("manage:defaults.saveTimes")}
      >
        {TIMED_SESSIONS.flatMap((session) =>
          (["start", "end"] as const).map((end) => (
            <FormTextField
              key={session + end}
              name={`usual.${session}.${end}`}
              type="time"
              label={t(`manage:defaults.${end}`, { session: t(`callouts:session.${session}`) })}
            />
          )),
        )}
        <DayRows />
      </SettingsPaper>
    </AppForm>
  );
}
