/** Asking the standbys of a list one after another: begun, hurried on or stopped, after the mails were seen. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { requestKeys } from "../../../api/requestKey.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { type ChainRequest } from "../../../contract/shapes/callouts/decisions.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { usePreviewChainMutation, useStandbyChainMutation } from "../api/calloutListApi.ts";
import { MailingDialog } from "../mails/MailingDialog.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";

type Props = { callout: CalloutDetail; list: CalloutList; chain: ChainRequest; onClose: () => void };

export function ChainDialog({ callout, list, chain, onClose }: Props) {
  const { action } = chain;
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [asked] = useState({ id: callout.id, listId: list.id, ...chain });
  const [direct, directing] = useStandbyChainMutation();
  const preview = useMailsBefore(usePreviewChainMutation(), isMade(directing) ? null : asked, versionOf(callout));
  const [keyOf] = useState(requestKeys);
  const count = preview.data ? mailCount(preview.data) : 0;
  const handleSubmit = async () => {
    const result = await direct({ ...asked, key: keyOf(asked) });
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: `callouts:cover.chain.do.${action}.done` } }));
    onClose();
  };
  return (
    <MailingDialog
      title={t(`cover.chain.do.${action}.title`)}
      text={t(`cover.chain.do.${action}.text`)}
      submit={count > 0 ? t(`cover.chain.do.${action}.submitMails`, { count }) : t(`cover.chain.do.${action}.submit`)}
      preview={preview}
      doing={directing}
      onBack={onClose}
      onSubmit={handleSubmit}
    />
  );
}
