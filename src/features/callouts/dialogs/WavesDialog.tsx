/** Asking the next wave now, or leaving it out, after the mails were seen. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { toasted } from "../../notifications/public.ts";
import { useDirectWavesMutation, usePreviewWavesMutation } from "../api/wavesApi.ts";
import { useSecondLook } from "../form/recipients/ManyDialog.tsx";
import { MailingDialog } from "../mails/MailingDialog.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { type WavesAsking } from "../shared/calloutDialog.ts";
import { openLists } from "../shared/cover.ts";

type Props = WavesAsking & { callout: CalloutDetail; onClose: () => void };

export function WavesDialog({ callout, wave: number, action, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [asked] = useState({ id: callout.id, wave: number, action });
  const [direct, directing] = useDirectWavesMutation();
  const preview = useMailsBefore(usePreviewWavesMutation(), isMade(directing) ? null : asked, versionOf(callout));
  const count = preview.data ? mailCount(preview.data) : 0;
  const handleSubmit = async () => {
    const result = await direct(asked);
    if ("error" in result) return;
    const text = { key: `callouts:waves.do.${action}.done`, params: { number } } as const;
    dispatch(toasted({ tone: "success", text }));
    onClose();
  };
  const lists = openLists(callout, useNow());
  const look = useSecondLook({ count, lists, onSubmit: () => void handleSubmit() });
  return (
    <MailingDialog
      title={t(`waves.do.${action}.title`, { number })}
      text={t(`waves.do.${action}.text`)}
      submit={count > 0 ? t("waves.do.next.submitMails", { count }) : t(`waves.do.${action}.submit`)}
      preview={preview}
      doing={directing}
      onBack={onClose}
      onSubmit={look.submit}
    >
      {look.question}
    </MailingDialog>
  );
}
