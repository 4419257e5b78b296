/** Asks before many callouts are reminded of or cancelled, with every mail that will go and every callout that will refuse. */
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type BulkRequest, type BulkResult } from "../../../contract/shapes/calloutRequests.ts";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { useBulkCalloutsMutation } from "../api/calloutLifeApi.ts";
import { usePreviewCancellingMutation } from "../api/calloutsApi.ts";
import { codeText } from "../api/refusalText.ts";
import { isReason, ReasonField } from "../dialogs/CancelDialog.tsx";
import { MailsToGo } from "../mails/MailsToGo.tsx";
import { Refused } from "../mails/Refused.tsx";
import { useMailsBefore } from "../mails/useMailsBefore.ts";
import { nameOf } from "../shared/nameOf.ts";
import { useBulkMails } from "./useBulkMails.ts";

type Failure = { id: number; code: string | undefined };

/** Which callouts, and why. */
export function BulkFailures({ rows, failures }: { rows: readonly CalloutRow[]; failures: readonly Failure[] }) {
  const { t } = useTranslation("callouts");
  return (
    <ul>
      {failures.map(({ id, code }) => {
        const row = rows.find((one) => one.id === id);
        const name = row ? `${row.reference} ${nameOf(row)}` : String(id);
        return <li key={id}>{t("screen.failed", { reference: name, reason: codeText(code, t) })}</li>;
      })}
    </ul>
  );
}

/** The reason stands in the mails: those shown are asked for anew, in its words. */
function useWithReason(before: ReturnType<typeof useBulkMails>, reason: string | null): DecisionPreview | undefined {
  const id = before?.shownId;
  const worded = useMailsBefore(
    usePreviewCancellingMutation(),
    reason === null || id === undefined ? null : { id, reason },
  );
  const emailOf = ({ kind, email }: DecisionPreview["mails"][number]) =>
    worded.data?.mails.find((one) => one.kind === kind)?.email ?? email;
  return (
    before?.preview && {
      ...before.preview,
      mails: before.preview.mails.map((mail) => ({ ...mail, email: emailOf(mail) })),
    }
  );
}

type Props = {
  action: BulkRequest["action"];
  rows: readonly CalloutRow[];
  onDone: (results: BulkResult[]) => void;
  onBack: () => void;
};

export function BulkDialog({ action, rows, onDone, onBack }: Props) {
  const { t } = useTranslation("callouts");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [run, { isLoading, error }] = useBulkCalloutsMutation();
  const before = useBulkMails(action, rows);
  const cancelling = action === "cancel";
  const asked = cancelling && !isLoading && isReason(reason.trim());
  const preview = useWithReason(before, asked ? reason.trim() : null);
  const handleSubmit = async () => {
    setMissing(cancelling && !reason.trim());
    if (cancelling && !isReason(reason.trim())) return;
    const result = await run({
      action,
      ids: rows.map(({ id }) => id),
      ...(cancelling ? { reason: reason.trim() } : {}),
    });
    if (!("error" in result)) onDone(result.data);
  };
  return (
    <AskDialog
      title={t(cancelling ? "tools.bulk.cancelTitle" : "tools.bulk.remindTitle", { count: rows.length })}
      back={t("tools.bulk.back")}
      submit={t(cancelling ? "tools.bulk.cancelSubmit" : "tools.bulk.remindSubmit")}
      busy={isLoading}
      waiting={!before}
      blocked={rows.length > 0 && before?.refused.length === rows.length}
      dangerous={cancelling}
      onBack={onBack}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t(cancelling ? "dialog.cancel.text" : "tools.bulk.remindText")}
      </Typography>
      <Refused error={error} />
      {cancelling && <ReasonField value={reason} missing={missing && !reason.trim()} onChange={setReason} />}
      {before && before.refused.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t("tools.bulk.notDone", { count: before.refused.length })}
          <BulkFailures rows={rows} failures={before.refused} />
        </Alert>
      )}
      <MailsToGo problem={null} preview={preview} asking={!before} />
    </AskDialog>
  );
}
