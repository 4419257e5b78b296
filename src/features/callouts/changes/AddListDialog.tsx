/** One more list for an open callout, after seeing every mail it sends. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { AlertInView } from "../../../ui/form/AlertInView.tsx";
import { TypedDialog } from "../../../ui/unsaved/TypedDialog.tsx";
import { isFinal, refusalText } from "../api/refusalText.ts";
import { formatStale } from "../api/staleCallout.ts";
import { ListEditor } from "../form/lists/ListEditor.tsx";
import { ListNotes } from "../form/lists/ListNotes.tsx";
import { FormOutcome } from "../mails/FormOutcome.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { Refused } from "../mails/Refused.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { deadlineText } from "./deadlineText.ts";
import { zoneOfCallout } from "./useCalloutChange.ts";
import { useListAddition } from "./useListAddition.ts";

type Props = { callout: CalloutDetail; format: TimeFormat; onClose: () => void };
type Form = ReturnType<typeof useListAddition>;

function Problem({ form, format }: { form: Form; format: TimeFormat }) {
  const { t } = useTranslation("callouts");
  const problemText = useProblemText();
  const { error, stale, retry } = form;
  const isInput = isProblem(error) && error.status === 422;
  return (
    <AlertInView when={error}>
      {stale && (
        <Alert severity="warning" action={<Button onClick={form.goOn}>{t("changes.goOn")}</Button>}>
          {formatStale(stale, "callout", { t, format })}
        </Alert>
      )}
      {!stale && error !== undefined && !retry && (
        <Alert severity="error">{isInput ? problemText(error) : refusalText(error, t)}</Alert>
      )}
      {retry && <Refused error={undefined} before={{ error, retry }} />}
    </AlertInView>
  );
}

export function AddListDialog({ callout, format, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const form = useListAddition(callout, onClose);
  const { fields, error, isAsking } = form;
  const preview = error === undefined ? form.preview : undefined;
  const count = preview ? mailCount(preview) : 0;
  const known = preview && [
    t(count > 0 ? "dialog.confirm.goOut" : "life.nobody"),
    deadlineText(preview, zoneOfCallout(callout), { t, format }),
  ];
  const line = known?.filter(Boolean).join(" ") ?? (isAsking ? t("changes.checking") : undefined);
  return (
    <TypedDialog
      wide
      title={t("changes.addTitle")}
      back={t("life.back")}
      submit={count > 0 ? t("changes.addMails", { count }) : t("changes.addSubmit")}
      busy={form.isBusy}
      waiting={form.isWaiting}
      blocked={isFinal(error)}
      unsaved={form.isTyped}
      onBack={onClose}
      onSubmit={() => void form.add()}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t("changes.addText")}
      </Typography>
      <ListEditor index={0} list={fields.list} errorOf={fields.errorOf} onChange={fields.change} />
      <ListNotes notes={preview?.list_notes} />
      <FormOutcome line={line} preview={preview} isAsking={isAsking} />
      <Problem form={form} format={format} />
    </TypedDialog>
  );
}
