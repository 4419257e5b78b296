/** Sending a kept draft, or a scheduled callout before its time, after seeing who gets the mail by now, who does not, and the mail itself. */
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { usePreviewSendingMutation } from "../api/calloutLifeApi.ts";
import { useSendCalloutMutation } from "../api/calloutsApi.ts";
import { isFinal } from "../api/refusalText.ts";
import { sendingRefused } from "../api/sendingRefused.ts";
import { sentToast } from "../api/sentToast.ts";
import { listValues } from "../form/model/draftValues.ts";
import { MANY_DOCTORS, ManyDialog } from "../form/recipients/ManyDialog.tsx";
import { WhoGetsIt } from "../form/recipients/WhoGetsIt.tsx";
import { EmailPreview } from "../mails/EmailPreview.tsx";
import { Refused } from "../mails/Refused.tsx";

type Props = { callout: CalloutDetail; onClose: () => void };

export function SendDialog({ callout: { id, lists }, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [ask, preview] = usePreviewSendingMutation();
  const [send, sending] = useSendCalloutMutation();
  // The outside world is the server: who would get a mail.
  useEffect(() => {
    void ask({ id });
  }, [ask, id]);
  const count = preview.data?.will_send.length ?? 0;
  const error = sending.error ?? preview.error;
  const [many, setMany] = useState(false);
  const handleSubmit = async () => {
    setMany(false);
    const { data } = await send({ id });
    if (!data) return;
    dispatch(sentToast(data));
    onClose();
  };
  return (
    <AskDialog
      title={t("lists.sendTitle")}
      back={t("lists.back")}
      submit={t("form.send", { count })}
      busy={sending.isLoading || preview.isLoading}
      blocked={(preview.data !== undefined && count === 0) || isFinal(error)}
      onBack={onClose}
      onSubmit={() => (count > MANY_DOCTORS ? setMany(true) : void handleSubmit())}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("lists.sendText")}
      </Typography>
      <Refused error={error} words={sendingRefused} />
      {many && (
        <ManyDialog
          count={count}
          lists={lists.map(listValues)}
          onBack={() => setMany(false)}
          onSubmit={() => void handleSubmit()}
        />
      )}
      <div aria-live="polite" style={{ display: "grid", gap: 16, minHeight: 140 }}>
        {preview.data && (
          <>
            <WhoGetsIt preview={preview.data} {...(lists[0] ? { zone: lists[0].time_zone } : {})} />
            {count === 0 ? (
              <Typography variant="body2">{t("form.nobodyToSend")}</Typography>
            ) : (
              <EmailPreview email={preview.data.email} />
            )}
          </>
        )}
      </div>
    </AskDialog>
  );
}
