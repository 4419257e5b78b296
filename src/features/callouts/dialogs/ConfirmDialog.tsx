/** Booking a doctor, after seeing every mail that will go; nothing changes before the server has said so. */

import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useDecideMutation, usePreviewDecisionMutation } from "../api/calloutAnswersApi.ts";
import { MailingDialog } from "../mails/MailingDialog.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { isMade, useMailsBefore } from "../mails/useMailsBefore.ts";
import { type TimeWords } from "../shared/useTimeWords.ts";
import { ListPicks } from "./ListPicks.tsx";
import { StretchChoice } from "./StretchChoice.tsx";
import { useConfirmation } from "./useConfirmation.ts";

type Props = {
  callout: CalloutDetail;
  response: CalloutResponse;
  /** The office says that it has spoken to the doctor. */
  spoken?: boolean | undefined;
  words: TimeWords;
  onClose: () => void;
};

export function ConfirmDialog({ callout, response, spoken = false, words, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const { chosen, question, say, asks } = useConfirmation(callout, response, spoken);
  const [confirm, confirming] = useDecideMutation();
  const preview = useMailsBefore(usePreviewDecisionMutation(), isMade(confirming) ? null : question);
  const [despite, setDespite] = useState(false);
  const { doctor } = response;
  const handleSubmit = async () => {
    const result = await confirm({ ...question, ...(asks ? { despite_credential: despite } : {}) });
    if ("error" in result) return;
    dispatch(
      toasted({ tone: "success", text: { key: "callouts:dialog.confirm.done", params: { doctor: doctor.name } } }),
    );
    onClose();
  };
  return (
    <MailingDialog
      title={t("dialog.confirm.title", { doctor: doctor.name })}
      back={t("dialog.confirm.back")}
      submit={preview.data ? t("dialog.confirm.submit", { count: mailCount(preview.data) }) : t("detail.confirm")}
      preview={preview}
      doing={confirming}
      blocked={asks && !despite}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <ListPicks
        legend={t("cover.picks.confirm")}
        words={words}
        picks={chosen.map(({ list, required, taken, response: one, spoken: byWord }) => ({
          list,
          required,
          taken,
          onTake: (next) => say(one.id, { taken: next }),
          more: (
            <StretchChoice
              response={one}
              list={list}
              spoken={byWord}
              onSpoken={(next) => say(one.id, { spoken: next })}
            />
          ),
        }))}
      />
      {asks && (
        <FormControlLabel
          sx={{ mt: 1.5 }}
          control={<Checkbox checked={despite} onChange={({ target }) => setDespite(target.checked)} />}
          label={t("dialog.confirm.notCredentialed")}
        />
      )}
    </MailingDialog>
  );
}
