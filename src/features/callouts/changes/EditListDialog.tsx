/** Changing a list that doctors were asked about, after seeing what the change means and every mail it sends. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { isolated } from "../../../contract/isolated.ts";
import { type ListChangePreview } from "../../../contract/shapes/callouts/decisions.ts";
import { formatEnd } from "../../../contract/wallSpan.ts";
import { timeIn } from "../../../lib/dateFormats.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";
import { AlertInView } from "../../../ui/form/AlertInView.tsx";
import { TypedDialog } from "../../../ui/unsaved/TypedDialog.tsx";
import { refusalText } from "../api/refusalText.ts";
import { ListConflict } from "../form/lists/ListConflict.tsx";
import { ListEditor } from "../form/lists/ListEditor.tsx";
import { ListNotes } from "../form/lists/ListNotes.tsx";
import { type NewList } from "../form/model/newList.ts";
import { FormOutcome } from "../mails/FormOutcome.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { type SentList } from "../shared/changeableList.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { deadlineText } from "./deadlineText.ts";
import { useListChange } from "./useListChange.ts";

type Props = {
  calloutId: number;
  list: SentList;
  /** As it would be in the place that was chosen for it; the dialog begins with that. */
  moved?: NewList;
  /** Another one when mails about the list may reach others. */
  version: string;
  format: TimeFormat;
  onClose: () => void;
};
type Form = ReturnType<typeof useListChange>;

/** The mail by which booked doctors hear of it. */
const TOLD_BY = { details: "changed", times: "times_changed", moved: "moved" } as const;

function useMeaning({ confirmed }: SentList): (preview: ListChangePreview) => string {
  const { t, i18n } = useTranslation("callouts");
  return ({ change, mails }) => {
    if (change === "none") return t("changes.none");
    const told = mails.find(({ kind }) => kind === TOLD_BY[change])?.doctors ?? [];
    const booked = confirmed.length > 0 && told.length === 0 ? confirmed.map(({ doctor }) => doctor) : told;
    if (confirmed.length === 0) return t(`changes.unbooked.${change}`);
    const doctors = new Intl.ListFormat(dateLocale(i18n.language)).format(booked.map(({ name }) => isolated(name)));
    return t(`changes.booked.${change}`, { count: booked.length, doctors });
  };
}

type Clash = { doctor_id: number; starts_at: string; ends_at: string };

/** Why the change is not possible, in words. */
function useRefusal(
  { confirmed, time_zone }: SentList,
  format: TimeFormat,
): (error: unknown, asked: boolean) => string {
  const { t } = useTranslation("callouts");
  const problemText = useProblemText();
  return (error, asked) => {
    if (!isProblem(error)) return problemText(error);
    if (error.code === "overlap") {
      const { doctor_id, starts_at, ends_at } = (error.data ?? {}) as Partial<Clash>;
      const doctor = confirmed.find((one) => one.doctor.id === doctor_id)?.doctor.name;
      if (!doctor || !starts_at || !ends_at) return t("changes.overlapSomebody");
      const [from, to] = [timeIn(time_zone, Date.parse(starts_at)), timeIn(time_zone, Date.parse(ends_at))];
      const when = `${format.moment(starts_at, time_zone, true)}–${formatEnd(from, to)}`;
      return t("changes.overlap", { doctor, when });
    }
    if (error.code === "not_credentialed") return t("changes.notCredentialed");
    if (error.fields?.["list.positions"]) return t("changes.tooFew");
    if (error.status === 422) return problemText(error);
    return asked && typeof error.status === "string" ? t("changes.unchecked") : refusalText(error, t);
  };
}

function Problem({ form, list, format }: { form: Form; list: SentList; format: TimeFormat }) {
  const { t } = useTranslation(["callouts", "common"]);
  const refusal = useRefusal(list, format);
  const { conflict, error, retry, seen, fields } = form;
  return (
    <AlertInView when={error}>
      {conflict && (
        <ListConflict conflict={conflict} before={seen} mine={fields.list} format={format} onDecide={form.decide} />
      )}
      {!conflict && error !== undefined && (
        <Alert severity="error" {...(retry ? { action: <Button onClick={retry}>{t("common:tryAgain")}</Button> } : {})}>
          {refusal(error, retry !== undefined)}
        </Alert>
      )}
    </AlertInView>
  );
}

/** What the change means in one line, and the mails. */
function Outcome({ form, list, format }: { form: Form; list: SentList; format: TimeFormat }) {
  const { t } = useTranslation("callouts");
  const meaning = useMeaning(list);
  const told = (one: ListChangePreview) =>
    [meaning(one), deadlineText(one, list.time_zone, { t, format })].filter(Boolean).join(" ");
  const { preview, isSame, isAsking, error } = form;
  const known = error === undefined ? preview : undefined;
  const unknown = isSame ? t("changes.same") : isAsking ? t("changes.checking") : undefined;
  return <FormOutcome line={known ? told(known) : unknown} preview={known} isAsking={isAsking} />;
}

export function EditListDialog({ calloutId, list, moved, version, format, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const form = useListChange({ calloutId, list, moved, version, onClose });
  const { fields, preview } = form;
  const count = preview ? mailCount(preview) : 0;
  return (
    <TypedDialog
      wide
      title={t("changes.editTitle", { date: format.date(list.date) })}
      back={t("life.back")}
      submit={count > 0 ? t("changes.saveMails", { count }) : t("changes.save")}
      busy={form.isBusy}
      waiting={form.isWaiting}
      blocked={form.isBlocked}
      unsaved={form.isTyped}
      onBack={onClose}
      onSubmit={() => void form.save()}
    >
      <div style={{ paddingTop: 12 }}>
        <ListEditor index={0} list={fields.list} errorOf={fields.errorOf} onChange={fields.change} />
        <ListNotes notes={form.error === undefined ? preview?.list_notes : undefined} />
      </div>
      <Outcome form={form} list={list} format={format} />
      <Problem form={form} list={list} format={format} />
      {form.asksOnceMore && (
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Checkbox checked={form.despite} onChange={({ target }) => form.setDespite(target.checked)} />}
          label={t("changes.despite")}
        />
      )}
    </TypedDialog>
  );
}
