/** Standby, not required, or released: decided by hand, with a reason and after seeing the mails. */
import Typography from "@mui/material/Typography";
import { type TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail, type CalloutResponse } from "../../contract/callout.ts";
import { type DecisionPreview } from "../../contract/calloutRequests.ts";
import { LIMITS } from "../../contract/limits.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { AreaControl, LabelledField, SelectControl } from "../../ui/nativeField.tsx";
import { toasted } from "../notifications/public.ts";
import { type Decision, useDecideMutation, usePreviewDecisionMutation } from "./calloutLifeApi.ts";
import { mailCount } from "./MailList.tsx";
import { MailsToGo } from "./MailsToGo.tsx";
import { isFinal, refusalText } from "./refusalText.ts";

type Props = { callout: CalloutDetail; response: CalloutResponse; decision: Decision; onClose: () => void };

/** The first free place among those on standby for the same list. */
function freeRank({ responses }: CalloutDetail, { list_id }: CalloutResponse): number {
  const taken = responses.flatMap((one) => (one.list_id === list_id && one.standby_rank ? [one.standby_rank] : []));
  return Math.max(0, ...taken) + 1;
}

function useDecision({ callout, response, decision }: Omit<Props, "onClose">) {
  // As it was when the dialog opened: a newer answer must be looked at first.
  const [seen] = useState({ lock_version: response.lock_version, first: freeRank(callout, response) });
  const [rank, setRank] = useState(seen.first);
  const [reason, setReason] = useState("");
  const [ask, preview] = usePreviewDecisionMutation();
  const [decide, deciding] = useDecideMutation();
  const target = { id: callout.id, responseId: response.id, lock_version: seen.lock_version };
  const bodyOf = (why: string | null) => {
    const said = { ...target, reason: why };
    return decision === "standby" ? { ...said, decision, rank } : { ...said, decision };
  };
  // The outside world is the server: which mails would go. They are the same whatever the reason says.
  const [first] = useState(() => bodyOf(null));
  useEffect(() => {
    void ask(first);
  }, [ask, first]);
  const submit = () => decide(bodyOf(reason.trim() || null));
  const ranks = Array.from({ length: seen.first }, (_, at) => at + 1);
  return { rank, setRank, ranks, reason, setReason, preview, deciding, submit };
}

/** What leaves the house stands on the button. Whoever is told "not required" is told by mail anyway. */
function submitWords(t: TFunction<"callouts">, decision: Decision, preview: DecisionPreview | undefined): string {
  const count = preview ? mailCount(preview) : 0;
  if (count === 0 || decision === "not_required") return t(`life.${decision}.submit`);
  return t(`life.${decision}.submitMails`, { count });
}

export function DecideDialog(props: Props) {
  const { response, decision, onClose } = props;
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const { rank, setRank, ranks, reason, setReason, preview, deciding, submit } = useDecision(props);
  const error = deciding.error ?? preview.error;
  const doctor = response.doctor.name;
  const handleSubmit = async () => {
    const result = await submit();
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: `callouts:life.${decision}.done`, params: { doctor } } }));
    onClose();
  };
  return (
    <AskDialog
      title={t(`life.${decision}.title`, { doctor })}
      back={t("life.back")}
      submit={submitWords(t, decision, preview.data)}
      busy={deciding.isLoading}
      blocked={!preview.data || isFinal(error)}
      dangerous={decision === "release"}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t(`life.${decision}.text`)}
      </Typography>
      {decision === "standby" && ranks.length > 1 && (
        <LabelledField id="standby-rank" label={t("life.standby.rank")}>
          <SelectControl id="standby-rank" value={rank} onChange={(event) => setRank(Number(event.target.value))}>
            {ranks.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectControl>
        </LabelledField>
      )}
      {decision === "release" && (
        <LabelledField
          id="decision-reason"
          label={t("life.reason")}
          mark={t("form.optional")}
          help={t("life.reasonHint")}
        >
          <AreaControl
            id="decision-reason"
            maxLength={LIMITS.cancelReason[1]}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </LabelledField>
      )}
      <MailsToGo
        problem={error === undefined ? null : refusalText(error, t)}
        preview={isFinal(error) ? undefined : preview.data}
        asking={preview.isLoading}
      />
    </AskDialog>
  );
}
