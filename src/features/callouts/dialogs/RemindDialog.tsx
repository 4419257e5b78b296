/** Reminding those who have not answered, all of them or one, after seeing who gets the mail. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { usePreviewReminderMutation, useRemindMutation } from "../api/calloutLifeApi.ts";
import { isFinal, refusalText } from "../api/refusalText.ts";
import { mailCount } from "../mails/MailList.tsx";
import { MailsToGo } from "../mails/MailsToGo.tsx";
import { useMailsBefore } from "../mails/useMailsBefore.ts";

const isTooSoon = (error: unknown): boolean => isProblem(error) && error.status === 429;

const reminderText: typeof refusalText = (error, t) =>
  isTooSoon(error) ? t("life.remindAll.tooSoon") : refusalText(error, t);

type Props = {
  calloutId: number;
  /** Only this one; without it everybody who has not answered. */
  recipientId?: number | undefined;
  onClose: () => void;
};

export function RemindDialog({ calloutId, recipientId, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [remind, reminding] = useRemindMutation();
  const [asked] = useState({ id: calloutId, ...(recipientId === undefined ? {} : { recipient_ids: [recipientId] }) });
  const before = useMailsBefore(usePreviewReminderMutation(), asked);
  const error = reminding.error ?? before.error;
  const tooSoon = isTooSoon(error);
  const count = before.data ? mailCount(before.data) : 0;
  const handleSubmit = async () => {
    const result = await remind(asked);
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:life.remindAll.done" } }));
    onClose();
  };
  return (
    <AskDialog
      title={t("life.remindAll.title")}
      back={t("life.back")}
      submit={before.data ? t("life.remindAll.submit", { count }) : t("form.send")}
      busy={reminding.isLoading}
      waiting={before.asking}
      blocked={(before.data ? count === 0 : error !== undefined) || tooSoon || isFinal(error)}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <MailsToGo
        error={reminding.error}
        before={
          error === undefined ? before : { ...before, data: undefined, retry: tooSoon ? undefined : before.retry }
        }
        format={reminderText}
      />
    </AskDialog>
  );
}
