/** What may still be changed once doctors were asked: message, respond-by, notes (product.md Q5). */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../contract/callout.ts";
import { LIMITS } from "../../contract/limits.ts";
import { systemClock } from "../../lib/clock.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { dateIn, instantOf, timeIn } from "../../lib/wallDates.ts";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { AreaControl, described, LabelledField, TextControl } from "../../ui/nativeField.tsx";
import { toasted } from "../notifications/public.ts";
import { useChangeCalloutMutation } from "./calloutLifeApi.ts";
import { FieldRow } from "./FieldRow.tsx";
import { refusalText } from "./refusalText.ts";
import { staleOf } from "./staleCallout.ts";
import { useDateInWords } from "./useDateInWords.ts";
import { type TimeWords } from "./useTimeWords.ts";
import { useZoneWord } from "./useZoneWord.ts";

type Props = { callout: CalloutDetail; words: TimeWords; onClose: () => void };
type Fields = { message: string; date: string; time: string; notes: string };

function fieldsOf({ message, respond_by, internal_notes, lists }: CalloutDetail): Fields {
  const zone = lists[0]?.time_zone ?? "UTC";
  const by = respond_by ? Date.parse(respond_by) : null;
  return {
    message: message ?? "",
    date: by === null ? "" : dateIn(zone, by),
    time: by === null ? "17:00" : timeIn(zone, by),
    notes: internal_notes ?? "",
  };
}

function toChange({ message, date, time, notes }: Fields, zone: string) {
  const by = date ? instantOf(zone, date, time) : null;
  return {
    message: message.trim() || null,
    respond_by: by === null ? null : new Date(by).toISOString(),
    internal_notes: notes.trim() || null,
  };
}

type InputProps = { fields: Fields; zone: string; onChange: (next: Partial<Fields>) => void };

function Inputs({ fields, zone, onChange }: InputProps) {
  const { t } = useTranslation("callouts");
  const [, limit] = LIMITS.calloutMessage;
  const inWords = useDateInWords();
  const elsewhere = useZoneWord(zone, instantOf(zone, fields.date, fields.time) ?? systemClock.now());
  return (
    <>
      <LabelledField
        id="change-date"
        label={t("form.respondBy")}
        mark={t("form.optional")}
        help={inWords(fields.date, fields.time, elsewhere)}
      >
        <FieldRow data-cols="two">
          <TextControl
            type="date"
            {...described("change-date", undefined)}
            value={fields.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
          <TextControl
            type="time"
            aria-label={t("form.respondByTime")}
            value={fields.time}
            onChange={(event) => onChange({ time: event.target.value })}
          />
        </FieldRow>
      </LabelledField>
      {(["message", "notes"] as const).map((name) => (
        <LabelledField
          key={name}
          id={`change-${name}`}
          label={t(name === "message" ? "form.message" : "life.notes")}
          mark={t("form.optional")}
          help={name === "notes" ? t("life.notesHint") : ""}
        >
          <AreaControl
            id={`change-${name}`}
            maxLength={limit}
            value={fields[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </LabelledField>
      ))}
    </>
  );
}

export function ChangeDialog({ callout, words, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [fields, setFields] = useState(() => fieldsOf(callout));
  const [version, setVersion] = useState(callout.lock_version);
  const [change, { isLoading, error }] = useChangeCalloutMutation();
  const stale = staleOf(error);
  const zone = callout.lists[0]?.time_zone ?? "UTC";
  const save = async (lock_version: number) => {
    const result = await change({ id: callout.id, callout: toChange(fields, zone), lock_version });
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:life.change.done" } }));
    onClose();
  };
  const handleView = () => {
    setFields(fieldsOf(callout));
    setVersion(callout.lock_version);
  };
  const who = { name: stale?.updated_by ?? t("life.change.somebody"), when: stale ? words.from(stale.updated_at) : "" };
  return (
    <AskDialog
      title={t("life.change.title")}
      back={t("life.back")}
      submit={t(stale ? "life.change.overwrite" : "life.change.submit")}
      busy={isLoading}
      onBack={onClose}
      onSubmit={() => void save(stale?.lock_version ?? version)}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("life.change.text")}
      </Typography>
      <div role="alert">
        {stale ? (
          <Alert severity="warning" action={<Button onClick={handleView}>{t("life.change.view")}</Button>}>
            {t("life.change.stale", who)}
          </Alert>
        ) : (
          error !== undefined && <Alert severity="error">{refusalText(error, t)}</Alert>
        )}
      </div>
      <Inputs fields={fields} zone={zone} onChange={(next) => setFields({ ...fields, ...next })} />
    </AskDialog>
  );
}
