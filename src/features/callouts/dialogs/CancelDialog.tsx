/** Cancelling a callout, with a reason and the mails it sends. */
import FormHelperText from "@mui/material/FormHelperText";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../../contract/limits.ts";
import { type CalloutDetail, type CalloutRow } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useRoom } from "../../../ui/page/useRoom.ts";
import { toasted } from "../../notifications/public.ts";
import { useCancelCalloutMutation, usePreviewCancellingMutation } from "../api/calloutsApi.ts";
import { MailingDialog } from "../mails/MailingDialog.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";

/** A reason that the server would take. */
export const isReason = (text: string): boolean => text !== "" && [...text].length <= LIMITS.cancelReason[1];

export type CancelDialogProps = { callout: CalloutRow | CalloutDetail; onClose: () => void };

type ReasonProps = { value: string; missing: boolean; onChange: (value: string) => void };

export function ReasonField({ value, missing, onChange }: ReasonProps) {
  const { t } = useTranslation("callouts");
  const ids = useId();
  const room = useRoom()(value.trim(), LIMITS.cancelReason);
  const error = missing ? t("dialog.cancel.needReason") : room.error;
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
        error={error !== undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ "aria-describedby": `${ids}help` }}
      />
      <FormHelperText id={`${ids}help`} error={error !== undefined}>
        {error ?? room.count ?? t("dialog.cancel.reasonHint")}
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
  const { id } = callout;
  const why = reason.trim();
  const [cancel, cancelling] = useCancelCalloutMutation();
  const question = isMade(cancelling) ? null : { id, ...(isReason(why) ? { reason: why } : {}) };
  const preview = useMailsBefore(usePreviewCancellingMutation(), question, versionOf(callout));
  const handleSubmit = async () => {
    setMissing(!why);
    if (!isReason(why)) return;
    const result = await cancel({ id, reason: why, lock_version: lockVersion });
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:dialog.cancel.done" } }));
    onClose();
  };
  const count = preview.data ? mailCount(preview.data) : 0;
  return (
    <MailingDialog
      title={t("dialog.cancel.title")}
      text={t("dialog.cancel.text")}
      back={t("dialog.cancel.back")}
      submit={count === 0 ? t("dialog.cancel.submitSilently") : t("dialog.cancel.submit", { count })}
      preview={preview}
      doing={cancelling}
      dangerous
      unsaved={why !== ""}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <ReasonField value={reason} missing={missing && !why} onChange={setReason} />
    </MailingDialog>
  );
}
