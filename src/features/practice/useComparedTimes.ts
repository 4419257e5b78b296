/** The session times as two versions of them are compared: each session, and the days that differ. */
import { useTranslation } from "react-i18next";
import { TIMED_SESSIONS } from "../../contract/calloutDefaults.ts";
import { joinFacts } from "../../lib/formatList.ts";
import { type FormPart } from "../../ui/form/FormVersions.tsx";
import { dayName, FROM_MONDAY } from "./DayRows.tsx";
import { type DayRow, type TimesValues } from "./sessionTimesForm.ts";

/** From Monday on, and each day from the morning on, in whichever order they were entered. */
const inOrder = (days: readonly DayRow[]): DayRow[] =>
  FROM_MONDAY.flatMap((weekday) =>
    TIMED_SESSIONS.flatMap((session) => days.filter((row) => row.weekday === weekday && row.session === session)),
  );

export function useComparedTimes(): FormPart<TimesValues>[] {
  const { t, i18n } = useTranslation(["manage", "callouts"]);
  const sessions = TIMED_SESSIONS.map((session) => ({
    name: t(`callouts:session.${session}`),
    fields: [`usual.${session}`],
    said: ({ usual }: Partial<TimesValues>) => {
      const { start = "", end = "" } = usual?.[session] ?? {};
      return `${start}–${end}`;
    },
  }));
  const rowText = ({ weekday, session, start, end }: DayRow) =>
    joinFacts(i18n.language, [dayName(i18n.language, weekday), `${t(`callouts:session.${session}`)} ${start}–${end}`]);
  return [
    ...sessions,
    {
      name: t("manage:defaults.except"),
      fields: ["days"],
      said: ({ days }) =>
        inOrder(days ?? [])
          .map(rowText)
          .join("\n"),
    },
  ];
}
