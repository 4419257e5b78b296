/** Doctors who were stood down are asked whether they are still free, after their mail was seen. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { requestKeys } from "../../../api/requestKey.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useAskAgainMutation, usePreviewAskingAgainMutation } from "../api/calloutListApi.ts";
import { MailingDialog } from "../mails/MailingDialog.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";

type Props = { callout: CalloutDetail; responses: readonly CalloutResponse[]; onClose: () => void };

export function AskAgainDialog({ callout, responses, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  // As they were when the button was pressed.
  const [asked] = useState({ id: callout.id, response_ids: responses.map(({ id }) => id) });
  const [askAgain, asking] = useAskAgainMutation();
  const question = isMade(asking) ? null : asked;
  const preview = useMailsBefore(usePreviewAskingAgainMutation(), question, versionOf(callout));
  const [keyOf] = useState(requestKeys);
  const [first, ...others] = responses;
  const handleSubmit = async () => {
    const result = await askAgain({ ...asked, key: keyOf(asked) });
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:cover.again.done" } }));
    onClose();
  };
  return (
    <MailingDialog
      title={
        others.length === 0
          ? t("cover.again.title", { doctor: first?.doctor.name ?? "" })
          : t("cover.again.titleAll", { count: responses.length })
      }
      text={t("cover.again.text")}
      submit={preview.data ? t("cover.again.submit", { count: mailCount(preview.data) }) : t("cover.again.short")}
      preview={preview}
      doing={asking}
      onBack={onClose}
      onSubmit={handleSubmit}
    />
  );
}
