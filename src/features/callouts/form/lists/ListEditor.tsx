/** The fields of one list: when, where, whose, and who is needed. */
import { useTranslation } from "react-i18next";
import { TIMED_SESSIONS } from "../../../../contract/calloutDefaults.ts";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { clockChangeAt } from "../../../../lib/instants.ts";
import { DateField } from "../../../../ui/dates/DateField.tsx";
import { TimeField } from "../../../../ui/dates/TimeField.tsx";
import { LabelledField } from "../../../../ui/LabelledField.tsx";
import { SelectControl } from "../../../../ui/nativeControls.ts";
import { Segments } from "../../../../ui/Segments.tsx";
import { useSitesQuery } from "../../../places/public.ts";
import { hoursFor, OWN_SESSIONS, onDate, timedSession, useFormDefaults } from "../../shared/sessionHours.ts";
import { useZoneLabel } from "../../shared/useZoneLabel.ts";
import { FieldRow, type ListEditorProps } from "../fields/FieldRow.tsx";
import { listField } from "../model/checkCallout.ts";
import { endDate, siteOf, startsAt } from "../model/newList.ts";
import { ListPeople } from "./ListPeople.tsx";

const OFFERED = [...TIMED_SESSIONS, "other"] as const;

function SessionField({ list, onChange }: ListEditorProps) {
  const { t } = useTranslation("callouts");
  const { times } = useFormDefaults();
  const handleSession = (chosen: (typeof OFFERED)[number]) => {
    const session = chosen === "other" ? "custom" : chosen;
    onChange({ session, ...hoursFor(times, session, list.date) });
  };
  return (
    <Segments
      wide
      label={t("form.session")}
      value={timedSession(list.session) ?? "other"}
      options={OFFERED.map((value) => ({
        value,
        text: t(value === "other" ? "lists.otherSession" : `session.${value}`),
      }))}
      onChange={handleSession}
    />
  );
}

function SessionKind({ index, list, onChange }: ListEditorProps) {
  const { t } = useTranslation("callouts");
  const { times } = useFormDefaults();
  const id = `list-${index}-kind`;
  if (timedSession(list.session)) return null;
  const handleKind = (value: string) => {
    const session = OWN_SESSIONS.find((one) => one === value) ?? "custom";
    onChange({ session, ...hoursFor(times, session, list.date) });
  };
  return (
    <LabelledField id={id} label={t("lists.sessionKind")}>
      <SelectControl id={id} value={list.session} onChange={(event) => handleKind(event.target.value)}>
        {OWN_SESSIONS.map((session) => (
          <option key={session} value={session}>
            {t(`session.${session}`)}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

function HourFields({ index, list, errorOf, onChange }: ListEditorProps) {
  const { t } = useTranslation("callouts");
  const { data: sites = [] } = useSitesQuery();
  const now = useNow();
  const zone = useZoneLabel(siteOf(list, sites)?.time_zone, startsAt(list, sites) ?? now);
  const siteZone = siteOf(list, sites)?.time_zone;
  const overnight = list.start !== "" && list.end !== "" && list.end <= list.start;
  const twice = (date: string, time: string) =>
    siteZone && clockChangeAt(siteZone, date, time) === "twice" ? t("form.twice", { time }) : undefined;
  const help = {
    start: twice(list.date, list.start) ?? zone ?? "",
    end: twice(endDate(list), list.end) ?? (overnight ? t("form.nextDay") : ""),
  };
  return (["start", "end"] as const).map((end) => {
    const id = listField(index, end);
    return (
      <TimeField
        key={end}
        required
        id={id}
        label={t(end === "start" ? "form.starts" : "form.ends")}
        error={errorOf(id)}
        help={help[end]}
        value={list[end]}
        onChange={(time) => onChange({ [end]: time })}
      />
    );
  });
}

export function ListEditor(props: ListEditorProps) {
  const { index, list, errorOf, onChange } = props;
  const { t } = useTranslation("callouts");
  const { times } = useFormDefaults();
  const date = listField(index, "date");
  return (
    <div style={{ display: "grid", gap: 8 }}>
      <FieldRow data-cols="when">
        <DateField
          id={date}
          required
          label={t("form.date")}
          error={errorOf(date)}
          value={list.date}
          onChange={(next) => onChange(onDate(times, list, next))}
        />
        <SessionField {...props} />
        <HourFields {...props} />
      </FieldRow>
      <SessionKind {...props} />
      <ListPeople {...props} />
    </div>
  );
}
