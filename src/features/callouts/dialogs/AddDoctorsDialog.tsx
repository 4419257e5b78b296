/** Asking more doctors about the same callout, or some about more of its lists, with the same dry run as at first. */
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { type CalloutPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { useAddRecipientsMutation, usePreviewRecipientsMutation } from "../api/calloutLifeApi.ts";
import { isFinal } from "../api/refusalText.ts";
import { sendingRefused } from "../api/sendingRefused.ts";
import { useListSummary } from "../form/lists/useListPartFormat.ts";
import { type Chosen, idsOf } from "../form/model/chosen.ts";
import { listValues } from "../form/model/draftValues.ts";
import { useSecondLook } from "../form/recipients/ManyDialog.tsx";
import { RecipientsField } from "../form/recipients/RecipientsField.tsx";
import { WhoGetsIt } from "../form/recipients/WhoGetsIt.tsx";
import { Refused } from "../mails/Refused.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { openLists } from "../shared/cover.ts";
import { useTimeFormat } from "../shared/useTimeFormat.ts";

type Props = { callout: CalloutDetail; onClose: () => void };

type Further = NonNullable<CalloutPreview["further"]>;

/** Who was asked about other lists of the callout, and about which their email is now. */
function FurtherLists({ further, lists }: { further: Further; lists: readonly CalloutList[] }) {
  const { t, i18n } = useTranslation("callouts");
  const summaryOf = useListSummary(useTimeFormat(useNow()));
  return [...Map.groupBy(further, (one) => one.lists.join()).values()].map((some) => {
    const ids = some[0]?.lists ?? [];
    const names = some.map(({ doctor }) => doctor.name);
    return (
      <Box key={ids.join()} sx={{ mt: 2 }}>
        <Typography variant="subtitle2" component="h3">
          {`${t("life.add.further")} (${some.length})`}
        </Typography>
        <div>{joinNames(i18n.language, names)}</div>
        <ul>
          {lists
            .filter(({ id }) => ids.includes(id))
            .map((list) => (
              <li key={list.id}>{summaryOf(listValues(list))}</li>
            ))}
        </ul>
      </Box>
    );
  });
}

function useAdding(callout: CalloutDetail) {
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [overrides, setOverrides] = useState<number[]>([]);
  const [add, adding] = useAddRecipientsMutation();
  const request = { id: callout.id, recipients: { ...idsOf(chosen), override_ids: overrides } };
  const isAsked = chosen.length > 0;
  const question = isAsked && !isMade(adding) ? request : null;
  const before = useMailsBefore(usePreviewRecipientsMutation(), question, versionOf(callout));
  return {
    chosen,
    setChosen,
    overrides,
    setOverrides,
    isAsked,
    before: isAsked ? before : { ...before, data: undefined },
    adding,
    submit: () => add(request),
  };
}

export function AddDoctorsDialog({ callout, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const lists = openLists(callout, useNow());
  const dispatch = useAppDispatch();
  const { chosen, setChosen, overrides, setOverrides, isAsked, before, adding, submit } = useAdding(callout);
  const { data: run, asking } = before;
  const count = run?.will_send.length ?? 0;
  const error = adding.error ?? before.error;
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
      submit={run ? t("form.send", { count }) : t("form.send")}
      busy={adding.isLoading}
      waiting={asking}
      blocked={!isAsked || (run ? count === 0 : before.error !== undefined) || isFinal(error)}
      onBack={onClose}
      onSubmit={look.submit}
    >
      {look.question}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("life.add.text")}
      </Typography>
      <Refused error={adding.error} before={before} format={sendingRefused} />
      <RecipientsField chosen={chosen} error={undefined} onChange={setChosen} />
      <div aria-live="polite" aria-busy={asking} style={{ minHeight: 140, opacity: asking && run ? 0.6 : 1 }}>
        {run && <WhoGetsIt preview={run} overrides={overrides} onOverride={setOverrides} />}
        {run?.further?.length ? <FurtherLists further={run.further} lists={callout.lists} /> : null}
        {!isAsked && (
          <Typography variant="body2" color="text.secondary">
            {t("life.add.choose")}
          </Typography>
        )}
      </div>
    </AskDialog>
  );
}
