/** Cancelling one of a callout's lists, with a reason for the doctors and the mails it sends; the others go on. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useCancelListMutation, usePreviewCancellingListMutation } from "../api/calloutListApi.ts";
import { MailingDialog } from "../mails/MailingDialog.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { type SentList } from "../shared/changeableList.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { isReason, ReasonField } from "./CancelDialog.tsx";

type Props = { callout: CalloutDetail; list: SentList; format: TimeFormat; onClose: () => void };

export function CancelListDialog({ callout, list, format, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  // As it was when the dialog opened.
  const [lock_version] = useState(list.lock_version);
  const [cancel, cancelling] = useCancelListMutation();
  const why = reason.trim();
  const request = { id: callout.id, listId: list.id, reason: isReason(why) ? why : "", lock_version };
  const preview = useMailsBefore(
    usePreviewCancellingListMutation(),
    isMade(cancelling) ? null : request,
    versionOf(callout),
  );
  const count = preview.data ? mailCount(preview.data) : 0;
  const handleSubmit = async () => {
    setMissing(!why);
    if (!request.reason) return;
    const result = await cancel(request);
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:changes.cancelDone" } }));
    onClose();
  };
  return (
    <MailingDialog
      title={t("changes.cancelTitle", { date: format.date(list.date) })}
      text={t("changes.cancelText")}
      back={t("changes.keepList")}
      submit={count > 0 ? t("changes.cancelMails", { count }) : t("changes.cancelSubmit")}
      preview={preview}
      doing={cancelling}
      dangerous
      unsaved={why !== ""}
      onBack={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <ReasonField value={reason} missing={missing && !why} onChange={setReason} />
    </MailingDialog>
  );
}
