/** Cancelling a callout, with a reason and the mails it sends. */
import FormHelperText from "@mui/material/FormHelperText";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutRow } from "../../contract/callout.ts";
import { LIMITS } from "../../contract/limits.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { toasted } from "../notifications/public.ts";
import { useCancelCalloutMutation, usePreviewCancellingMutation } from "./calloutsApi.ts";
import { MailList, mailCount } from "./MailList.tsx";
import { Refused } from "./Refused.tsx";
import { isFinal } from "./refusalText.ts";

export type CancelDialogProps = { callout: Pick<CalloutRow, "id" | "lock_version">; onClose: () => void };

type ReasonProps = { value: string; missing: boolean; onChange: (value: string) => void };

function ReasonField({ value, missing, onChange }: ReasonProps) {
  const { t } = useTranslation("callouts");
  const ids = useId();
  return (
    <>
      <Typography variant="subtitle2" component="label" htmlFor={`${ids}reason`} sx={{ display: "block", mb: 0.5 }}>
        {t("dialog.cancel.reason")}
      </Typography>
      <OutlinedInput
        id={`${ids}reason`}
        multiline
        minRows={2}
        fullWidth
        error={missing}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ maxLength: LIMITS.cancelReason[1], "aria-describedby": `${ids}help` }}
      />
      <FormHelperText id={`${ids}help`} error={missing}>
        {t(missing ? "dialog.cancel.needReason" : "dialog.cancel.reasonHint")}
      </FormHelperText>
    </>
  );
}

export function CancelDialog({ callout, onClose }: CancelDialogProps) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [lockVersion] = useState(callout.lock_version);
  const [ask, preview] = usePreviewCancellingMutation();
  const [cancel, cancelling] = useCancelCalloutMutation();
  const { id } = callout;
  // The outside world is the server: which mails would go.
  useEffect(() => {
    ask({ id });
  }, [ask, id]);
  const error = cancelling.error ?? preview.error;
  const handleSubmit = async () => {
    setMissing(!reason.trim());
    if (!reason.trim()) return;
    const result = await cancel({ id, reason: reason.trim(), lock_version: lockVersion });
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:dialog.cancel.done" } }));
    onClose();
  };
  const count = preview.data ? mailCount(preview.data) : 0;
  return (
    <AskDialog
      title={t("dialog.cancel.title")}
      back={t("dialog.cancel.back")}
      submit={count === 0 ? t("dialog.cancel.submitSilently") : t("dialog.cancel.submit", { count })}
      busy={cancelling.isLoading}
      blocked={!preview.data || isFinal(error)}
      dangerous
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("dialog.cancel.text")}
      </Typography>
      <Refused error={error} />
      <ReasonField value={reason} missing={missing && !reason.trim()} onChange={setReason} />
      {preview.data && !isFinal(error) && (
        <div style={{ marginTop: 12 }}>
          {count > 0 && <MailList preview={preview.data} />}
          {count === 0 && <Typography variant="caption">{t("dialog.cancel.noMails")}</Typography>}
        </div>
      )}
    </AskDialog>
  );
}
