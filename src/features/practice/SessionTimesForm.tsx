/** The hours that a session fills in, and the days of the week that differ. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { TIMED_SESSIONS } from "../../contract/calloutDefaults.ts";
import { type CompanySettings } from "../../contract/shapes/user.ts";
import { FormTimeField } from "../../ui/form/FormTimeField.tsx";
import { DayRows } from "./DayRows.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { type TimesValues, timesOf, timesProblem, timesValues } from "./sessionTimesForm.ts";
import { useSaveSessionTimesMutation } from "./settingsApi.ts";
import { useComparedTimes } from "./useComparedTimes.ts";

const valuesOf = ({ session_times }: CompanySettings) => timesValues(session_times);

/** From and until, side by side. */
const Times = styled("div")({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 16 });

export function SessionTimesForm({ settings }: { settings: CompanySettings }) {
  const { t } = useTranslation(["manage", "callouts"]);
  const [save] = useSaveSessionTimesMutation();
  const parts = useComparedTimes();
  const wrong = (values: TimesValues) => {
    const problem = timesProblem(values);
    return problem && t(`manage:defaults.${problem}`);
  };
  return (
    <SettingsForm
      settings={settings}
      valuesOf={valuesOf}
      parts={parts}
      title={t("manage:defaults.times")}
      text={t("manage:defaults.timesText")}
      submit={t("manage:defaults.saveTimes")}
      wrong={wrong}
      save={(values, lock_version, key) =>
        save({ change: { update_type: "session_times", session_times: timesOf(values), lock_version }, key })
      }
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
    </SettingsForm>
  );
}
