/** Reminding those who have not answered, all of them or one, after seeing who gets the mail. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { usePreviewReminderMutation, useRemindMutation } from "../api/calloutLifeApi.ts";
import { isFinal, refusalText } from "../api/refusalText.ts";
import { mailCount } from "../mails/MailList.tsx";
import { MailsToGo } from "../mails/MailsToGo.tsx";

type Props = {
  calloutId: number;
  /** Only this one; without it everybody who has not answered. */
  recipientId?: number | undefined;
  onClose: () => void;
};

export function RemindDialog({ calloutId, recipientId, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [ask, preview] = usePreviewReminderMutation();
  const [remind, reminding] = useRemindMutation();
  const [asked] = useState({ id: calloutId, ...(recipientId === undefined ? {} : { recipient_ids: [recipientId] }) });
  // The outside world is the server: who would get a mail.
  useEffect(() => {
    void ask(asked);
  }, [ask, asked]);
  const error = reminding.error ?? preview.error;
  const tooSoon = isProblem(error) && error.status === 429;
  const count = preview.data ? mailCount(preview.data) : 0;
  const handleSubmit = async () => {
    const result = await remind(asked);
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:life.remindAll.done" } }));
    onClose();
  };
  const problem = error === undefined ? null : tooSoon ? t("life.remindAll.tooSoon") : refusalText(error, t);
  return (
    <AskDialog
      title={t("life.remindAll.title")}
      back={t("life.back")}
      submit={t("life.remindAll.submit", { count })}
      busy={reminding.isLoading}
      blocked={count === 0 || tooSoon || isFinal(error)}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <MailsToGo problem={problem} preview={problem ? undefined : preview.data} asking={preview.isLoading} />
    </AskDialog>
  );
}
