/** The fields of one list: when, where, whose, and who is needed. */
import { useTranslation } from "react-i18next";
import { described, LabelledField, TextControl } from "../../ui/nativeField.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { listField } from "./checkCallout.ts";
import { FieldRow, type ListEditorProps } from "./FieldRow.tsx";
import { ListPeople } from "./ListPeople.tsx";
import { OFFERED_SESSIONS, SESSION_TIMES } from "./newCallout.ts";

function WhenFields({ index, list, errorOf, onChange }: ListEditorProps) {
  const { t } = useTranslation("callouts");
  const id = (field: "date" | "start" | "end") => listField(index, field);
  const offered = OFFERED_SESSIONS.find((session) => session === list.session) ?? "all_day";
  const handleSession = (session: keyof typeof SESSION_TIMES) => {
    const [start, end] = SESSION_TIMES[session];
    onChange({ session, start, end });
  };
  const overnight = list.start !== "" && list.end !== "" && list.end < list.start;
  return (
    <FieldRow data-cols="when">
      <LabelledField id={id("date")} label={t("form.date")} error={errorOf(id("date"))}>
        <TextControl
          type="date"
          {...described(id("date"), errorOf(id("date")))}
          value={list.date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      </LabelledField>
      <Segmented
        legend={t("form.session")}
        name={`list-${index}-session`}
        value={offered}
        options={OFFERED_SESSIONS.map((value) => ({ value, label: t(`session.${value}`) }))}
        onChange={handleSession}
      />
      {(["start", "end"] as const).map((end) => (
        <LabelledField
          key={end}
          id={id(end)}
          label={t(end === "start" ? "form.starts" : "form.ends")}
          error={errorOf(id(end))}
          help={end === "end" && overnight ? t("form.nextDay") : ""}
        >
          <TextControl
            type="time"
            {...described(id(end), errorOf(id(end)))}
            value={list[end]}
            onChange={(event) => onChange({ [end]: event.target.value })}
          />
        </LabelledField>
      ))}
    </FieldRow>
  );
}

export function ListEditor(props: ListEditorProps) {
  return (
    <div style={{ display: "grid", gap: 8 }}>
      <WhenFields {...props} />
      <ListPeople {...props} />
    </div>
  );
}
