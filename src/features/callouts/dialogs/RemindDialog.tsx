/** Reminding those who have not answered, all of them or one, after seeing who gets the mail. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { type CalloutDetail, type CalloutResponse, type CalloutRow } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { usePreviewReminderMutation, useRemindMutation } from "../api/calloutLifeApi.ts";
import { isFinal, refusalText } from "../api/refusalText.ts";
import { mailCount } from "../mails/MailList.tsx";
import { MailsToGo } from "../mails/MailsToGo.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { NO_REMINDER_TEXT } from "../shared/reminding.ts";

const isTooSoon = (error: unknown): boolean => isProblem(error) && error.status === 429;

const reminderText: typeof refusalText = (error, t) =>
  isTooSoon(error) ? t("life.remindAll.tooSoon") : refusalText(error, t);

type Props = {
  callout: CalloutRow | CalloutDetail;
  /** Only who owes this one; without it everybody who has not answered. */
  response?: CalloutResponse | undefined;
  onClose: () => void;
};

export function RemindDialog({ callout, response, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [remind, reminding] = useRemindMutation();
  const [asked] = useState({ id: callout.id, ...(response ? { recipient_ids: [response.recipient_id] } : {}) });
  const before = useMailsBefore(usePreviewReminderMutation(), isMade(reminding) ? null : asked, versionOf(callout));
  const error = reminding.error ?? before.error;
  const tooSoon = isTooSoon(error);
  const count = before.data ? mailCount(before.data) : 0;
  const handleSubmit = async () => {
    const result = await remind(asked);
    if ("error" in result) return;
    const { queued } = result.data;
    dispatch(
      queued > 0
        ? toasted({ tone: "success", text: { key: "callouts:life.remindAll.done", params: { count: queued } } })
        : toasted({ tone: "default", text: { key: `callouts:${NO_REMINDER_TEXT.nobody}` } }),
    );
    onClose();
  };
  return (
    <AskDialog
      title={response ? t("life.remindAll.titleOne", { doctor: response.doctor.name }) : t("life.remindAll.title")}
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
