/** Booking a doctor, after seeing every mail that will go; nothing changes before the server has said so. */

import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutList, type CalloutResponse } from "../../contract/callout.ts";
import { joinFacts } from "../../lib/joined.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { CheckBox } from "../../ui/CheckBox.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toasted } from "../notifications/public.ts";
import { useConfirmResponseMutation, usePreviewConfirmationMutation } from "./calloutsApi.ts";
import { MailList, mailCount } from "./MailList.tsx";
import { Refused } from "./Refused.tsx";
import { asksOnceMore } from "./ResponseFit.tsx";
import { isFinal } from "./refusalText.ts";
import { type TimeWords } from "./useTimeWords.ts";

export type ConfirmDialogProps = {
  calloutId: number;
  /** As it was when the button was pressed: a newer answer must be looked at first. */
  response: CalloutResponse;
  list: CalloutList;
  words: TimeWords;
  onClose: () => void;
};

export function ConfirmDialog({ calloutId, response, list, words, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [ask, preview] = usePreviewConfirmationMutation();
  const [confirm, confirming] = useConfirmResponseMutation();
  const { id: responseId, lock_version, doctor } = response;
  // The outside world is the server: which mails would go.
  useEffect(() => {
    ask({ id: calloutId, responseId, lock_version });
  }, [ask, calloutId, responseId, lock_version]);
  const asks = asksOnceMore(response);
  const [despite, setDespite] = useState(false);
  const error = confirming.error ?? preview.error;
  const handleSubmit = async () => {
    const result = await confirm({
      id: calloutId,
      responseId,
      lock_version,
      ...(asks ? { despite_credential: despite } : {}),
    });
    if ("error" in result) return;
    dispatch(
      toasted({ tone: "success", text: { key: "callouts:dialog.confirm.done", params: { doctor: doctor.name } } }),
    );
    onClose();
  };
  const place = joinFacts(words.language, [list.site.name, list.theatre]);
  const session = t(`session.${list.session}`);
  return (
    <AskDialog
      title={t("dialog.confirm.title", { doctor: doctor.name })}
      back={t("dialog.confirm.back")}
      submit={t("dialog.confirm.submit", { count: preview.data ? mailCount(preview.data) : 0 })}
      busy={confirming.isLoading}
      blocked={!preview.data || isFinal(error) || (asks && !despite)}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {[`${words.date(list.date)}, ${session} ${list.start_time}–${list.end_time}`, list.surgeon.name, place].join(
          " · ",
        )}
      </Typography>
      <Refused error={error} />
      {!isFinal(error) && preview.data && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: error ? 1.5 : 0, mb: 1 }}>
            {t("dialog.confirm.goOut")}
          </Typography>
          <MailList preview={preview.data} />
        </>
      )}
      {preview.isLoading && <Skeleton height={110} />}
      {asks && !isFinal(error) && (
        <FormControlLabel
          sx={{ mt: 1.5 }}
          control={<CheckBox checked={despite} onChange={({ target }) => setDespite(target.checked)} />}
          label={t("dialog.confirm.notCredentialed")}
        />
      )}
    </AskDialog>
  );
}
