/** Asking more doctors about the same callout, with the same dry run as at first. */
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type RecipientsInput } from "../../../contract/shapes/calloutRequests.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { useAddRecipientsMutation, usePreviewRecipientsMutation } from "../api/calloutLifeApi.ts";
import { isFinal } from "../api/refusalText.ts";
import { sendingRefused } from "../api/sendingRefused.ts";
import { type Chosen, idsOf } from "../form/model/chosen.ts";
import { useSecondLook } from "../form/recipients/ManyDialog.tsx";
import { RecipientsField } from "../form/recipients/RecipientsField.tsx";
import { WhoGetsIt } from "../form/recipients/WhoGetsIt.tsx";
import { Refused } from "../mails/Refused.tsx";
import { openLists } from "../shared/cover.ts";

type Props = { callout: CalloutDetail; onClose: () => void };

function useAdding(id: number) {
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [overrides, setOverrides] = useState<number[]>([]);
  const [ask, preview] = usePreviewRecipientsMutation();
  const [add, adding] = useAddRecipientsMutation();
  const inputOf = (from: Chosen[], over: number[]): RecipientsInput => ({ ...idsOf(from), override_ids: over });
  const choose = (next: Chosen[], over: number[]) => {
    setChosen(next);
    setOverrides(over);
    if (next.length > 0) void ask({ id, recipients: inputOf(next, over) });
  };
  const submit = () => add({ id, recipients: inputOf(chosen, overrides) });
  return { chosen, overrides, choose, preview, adding, submit };
}

export function AddDoctorsDialog({ callout, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const lists = openLists(callout, useNow());
  const dispatch = useAppDispatch();
  const { chosen, overrides, choose, preview, adding, submit } = useAdding(callout.id);
  const [shown, setShown] = useState(preview.data);
  // What was answered last stays while the next answer is on its way.
  useEffect(() => {
    if (preview.data) setShown(preview.data);
  }, [preview.data]);
  const run = chosen.length > 0 ? shown : undefined;
  const count = run?.will_send.length ?? 0;
  const error = adding.error ?? preview.error;
  const handleSubmit = async () => {
    const result = await submit();
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:life.add.done" } }));
    onClose();
  };
  const look = useSecondLook({ count, lists, onSubmit: () => void handleSubmit() });
  return (
    <AskDialog
      title={t("life.add.title")}
      back={t("life.back")}
      submit={t("form.send", { count })}
      busy={adding.isLoading || preview.isLoading}
      blocked={count === 0 || isFinal(error)}
      onBack={onClose}
      onSubmit={look.submit}
    >
      {look.question}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("life.add.text")}
      </Typography>
      <Refused error={error} format={sendingRefused} />
      <RecipientsField chosen={chosen} error={undefined} onChange={(next) => choose(next, overrides)} />
      <div aria-live="polite" style={{ minHeight: 140 }}>
        {run ? (
          <WhoGetsIt preview={run} overrides={overrides} onOverride={(over) => choose(chosen, over)} />
        ) : (
          <Typography variant="body2" color="text.secondary">
            {t("life.add.choose")}
          </Typography>
        )}
      </div>
    </AskDialog>
  );
}
