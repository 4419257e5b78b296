/** What may still be changed of a callout once doctors were asked: message, fee, respond-by, notes. Its lists change one by one. */
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { isDate } from "../../../contract/dates.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { systemClock } from "../../../lib/clock.ts";
import { joinMoment } from "../../../lib/formatList.ts";
import { instantOf } from "../../../lib/instants.ts";
import { DateTimeField } from "../../../ui/dates/DateTimeField.tsx";
import { AlertInView } from "../../../ui/form/AlertInView.tsx";
import { TwoVersions } from "../../../ui/form/TwoVersions.tsx";
import { described, LabelledField } from "../../../ui/LabelledField.tsx";
import { AreaControl } from "../../../ui/nativeControls.ts";
import { useRoom } from "../../../ui/page/useRoom.ts";
import { TypedDialog } from "../../../ui/unsaved/TypedDialog.tsx";
import { formatStale } from "../api/staleCallout.ts";
import { FeeField } from "../form/fields/FeeField.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { MailsToGo } from "../mails/MailsToGo.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { useZoneLabel } from "../shared/useZoneLabel.ts";
import { CHANGE_DATE_FIELD, type ChangeFields, useCalloutChange, zoneOfCallout } from "./useCalloutChange.ts";

type Props = { callout: CalloutDetail; format: TimeFormat; onClose: () => void };
type Form = ReturnType<typeof useCalloutChange>;

function RespondBy({ form: { fields, change, errorOf }, zone }: { form: Form; zone: string }) {
  const { t } = useTranslation("callouts");
  const elsewhere = useZoneLabel(zone, instantOf(zone, fields.date, fields.time) ?? systemClock.now());
  return (
    <DateTimeField
      id={CHANGE_DATE_FIELD}
      label={t("form.respondBy")}
      mark={t("form.optional")}
      timeLabel={t("form.respondByTime")}
      help={elsewhere ?? ""}
      error={errorOf(CHANGE_DATE_FIELD)}
      date={fields.date}
      time={fields.time}
      onChange={change}
    />
  );
}

const HELP = { message: "", notes: "life.notesHint" } as const;
const LABELS = { message: "form.message", notes: "life.notes" } as const;

function TextField({ form: { fields, change }, name }: { form: Form; name: "message" | "notes" }) {
  const { t } = useTranslation("callouts");
  const id = `change-${name}`;
  const { count, error } = useRoom()(fields[name], LIMITS.calloutMessage);
  const help = count ?? (HELP[name] && t(HELP[name]));
  return (
    <LabelledField id={id} label={t(LABELS[name])} mark={t("form.optional")} help={help} error={error}>
      <AreaControl
        {...described(id, error)}
        value={fields[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </LabelledField>
  );
}

/** A colleague saved something else meanwhile: both versions, and the choice. */
function Overtaken({ form, format }: { form: Form; format: TimeFormat }) {
  const { t } = useTranslation("callouts");
  const { stale, theirs, fields, decide } = form;
  if (!stale) return null;
  const told = formatStale(stale, "callout", { t, format });
  if (!theirs) return <Alert severity="warning">{told}</Alert>;
  const rows = (one: ChangeFields) => ({
    respondBy: [
      t("form.respondBy"),
      isDate(one.date) ? joinMoment(format.language, format.date(one.date), one.time) : "",
    ],
    fee: [t("form.feeName"), [one.feeAmount, one.feeText].filter(Boolean).join(" ")],
    message: [t("form.message"), one.message],
    notes: [t("life.notes"), one.notes],
  });
  const typed = rows(fields);
  const parts = Object.entries(rows(theirs)).flatMap(([key, [name = "", said = ""]]) => {
    const mine = typed[key as keyof typeof typed][1] ?? "";
    return mine === said ? [] : [{ key, name, theirs: said, mine }];
  });
  return <TwoVersions heading={told} parts={parts} onTake={() => decide("theirs")} onKeep={() => decide("mine")} />;
}

export function ChangeDialog({ callout, format, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const form = useCalloutChange(callout, onClose);
  const { stale, error, before } = form;
  const count = before.data ? mailCount(before.data) : 0;
  const submit = count > 0 ? t("changes.saveMails", { count }) : t("life.change.submit");
  return (
    <TypedDialog
      title={t("life.change.title")}
      back={t("life.back")}
      submit={submit}
      busy={form.isBusy}
      waiting={before.asking || before.retry !== undefined || form.theirs !== undefined}
      unsaved={form.isTyped}
      onBack={onClose}
      onSubmit={() => void form.save()}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("life.change.text")}
      </Typography>
      <RespondBy form={form} zone={zoneOfCallout(callout)} />
      <FeeField values={form.fields} errorOf={form.errorOf} onChange={form.change} />
      <TextField form={form} name="message" />
      <TextField form={form} name="notes" />
      {form.isSeen && <Typography variant="caption">{t("changes.unbooked.details")}</Typography>}
      <AlertInView when={form.theirs ?? stale}>
        <Overtaken form={form} format={format} />
      </AlertInView>
      <MailsToGo error={stale ? undefined : error} before={before} />
    </TypedDialog>
  );
}
