/** Asks before many callouts are reminded of or cancelled, with every mail that will go and every callout that will refuse. */
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { requestKeys } from "../../../api/requestKey.ts";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type BulkRequest, type BulkResult } from "../../../contract/shapes/calloutRequests.ts";
import { type BulkPreview, type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { TypedDialog } from "../../../ui/unsaved/TypedDialog.tsx";
import { useBulkCalloutsMutation, usePreviewBulkMutation } from "../api/calloutLifeApi.ts";
import { usePreviewCancellingMutation } from "../api/calloutsApi.ts";
import { codeText } from "../api/refusalText.ts";
import { isReason, ReasonField } from "../dialogs/CancelDialog.tsx";
import { MailsToGo } from "../mails/MailsToGo.tsx";
import { isMade, type MailsBefore, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { MailsByCallout, type Versions } from "./MailsByCallout.tsx";
import { type Chosen } from "./useChosen.ts";

/** Which callouts, and why. */
export function BulkFailures({ chosen, failures }: { chosen: readonly Chosen[]; failures: readonly BulkResult[] }) {
  const { t } = useTranslation("callouts");
  const byId = new Map(chosen.map((one) => [one.id, one]));
  return (
    <ul>
      {failures.map(({ id, error }) => {
        const one = byId.get(id);
        const name = one ? `${one.reference} ${one.name}` : String(id);
        return <li key={id}>{t("screen.failed", { reference: name, reason: codeText(error ?? undefined, t) })}</li>;
      })}
    </ul>
  );
}

/** The reason stands in the mails: those shown are asked for anew, in its words, and none are shown without them. */
function useWithReason(
  mails: MailsBefore<BulkPreview>,
  reason: string | null,
  versions: Versions,
): MailsBefore<DecisionPreview> {
  const before = mails.data;
  const id = before?.results.find(({ doctors }) => doctors.length > 0)?.id;
  const worded = useMailsBefore(
    usePreviewCancellingMutation(),
    reason === null || id === undefined ? null : { id, reason },
    id === undefined ? undefined : versions.get(id),
  );
  if (worded.retry) return { ...mails, data: undefined, error: worded.error, retry: worded.retry };
  const emailOf = ({ kind, email }: DecisionPreview["mails"][number]) =>
    worded.data?.mails.find((one) => one.kind === kind)?.email ?? email;
  const data = before && { ...before, mails: before.mails.map((mail) => ({ ...mail, email: emailOf(mail) })) };
  return { ...mails, data };
}

type Props = {
  action: BulkRequest["action"];
  chosen: readonly Chosen[];
  /** All of the page, as they are by now. */
  rows: readonly CalloutRow[];
  /** With the callouts as they were asked about. */
  onDone: (results: BulkResult[], chosen: readonly Chosen[]) => void;
  onBack: () => void;
};

export function BulkDialog({ action, chosen: present, rows, onDone, onBack }: Props) {
  const { t } = useTranslation("callouts");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [run, running] = useBulkCalloutsMutation();
  const [keyOf] = useState(requestKeys);
  // As they were chosen when the dialog opened.
  const [chosen] = useState(present);
  const ids = chosen.map(({ id }) => id);
  const versions: Versions = new Map(rows.map((row) => [row.id, versionOf(row)]));
  const version = ids.map((id) => versions.get(id)).join();
  const mails = useMailsBefore(usePreviewBulkMutation(), isMade(running) ? null : { action, ids }, version);
  const before = mails.data;
  const refused = before?.results.filter(({ ok }) => !ok) ?? [];
  const cancelling = action === "cancel";
  const asked = cancelling && !isMade(running) && isReason(reason.trim());
  const worded = useWithReason(mails, asked ? reason.trim() : null, versions);
  const handleSubmit = async () => {
    setMissing(cancelling && !reason.trim());
    if (cancelling && !isReason(reason.trim())) return;
    const request = { action, ids, ...(cancelling ? { reason: reason.trim() } : {}) };
    const result = await run({ ...request, key: keyOf(request) });
    if (!("error" in result)) onDone(result.data, chosen);
  };
  return (
    <TypedDialog
      title={t(cancelling ? "tools.bulk.cancelTitle" : "tools.bulk.remindTitle", { count: ids.length })}
      back={t("tools.bulk.back")}
      submit={t(cancelling ? "tools.bulk.cancelSubmit" : "tools.bulk.remindSubmit")}
      busy={running.isLoading}
      waiting={mails.asking}
      blocked={refused.length === ids.length || (worded.error !== undefined && !worded.data)}
      dangerous={cancelling}
      unsaved={reason.trim() !== ""}
      onBack={onBack}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t(cancelling ? "dialog.cancel.text" : "tools.bulk.remindText")}
      </Typography>
      {cancelling && <ReasonField value={reason} missing={missing && !reason.trim()} onChange={setReason} />}
      {refused.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t("tools.bulk.notDone", { count: refused.length })}
          <BulkFailures chosen={chosen} failures={refused} />
        </Alert>
      )}
      <MailsToGo error={running.error} before={worded} />
      {before && (
        <MailsByCallout
          chosen={chosen}
          versions={versions}
          results={before.results}
          action={action}
          reason={asked ? reason.trim() : ""}
        />
      )}
    </TypedDialog>
  );
}
