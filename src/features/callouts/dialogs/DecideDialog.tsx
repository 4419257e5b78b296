/** Standby, not required, or released: decided by hand, with a reason and after seeing the mails that say it. */
import { type TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../../contract/limits.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { systemClock } from "../../../lib/clock.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { described, LabelledField } from "../../../ui/LabelledField.tsx";
import { AreaControl, SelectControl } from "../../../ui/nativeControls.ts";
import { useRoom } from "../../../ui/page/useRoom.ts";
import { toasted } from "../../notifications/public.ts";
import { type Decided, useDecideMutation, usePreviewDecisionMutation } from "../api/calloutAnswersApi.ts";
import { MailingDialog } from "../mails/MailingDialog.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { type Decision } from "../shared/calloutDialog.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { isReason } from "./CancelDialog.tsx";
import { ListPicks } from "./ListPicks.tsx";

type Props = {
  callout: CalloutDetail;
  response: CalloutResponse;
  decision: Decision;
  format: TimeFormat;
  onClose: () => void;
};

/** The places that can be taken: those of the others on standby for the same list, and the one behind them. */
function placesFor({ responses }: CalloutDetail, { id, list_id }: CalloutResponse): number {
  const others = responses.filter((one) => one.list_id === list_id && one.id !== id && one.standby_rank !== null);
  return others.length + 1;
}

type Item = { list: CalloutList; response: CalloutResponse };

/** The answer whose button was pressed; to release, all lists ahead that the doctor is booked for. */
function itemsOf({ lists, responses }: CalloutDetail, pressed: CalloutResponse, decision: Decision): Item[] {
  const now = systemClock.now();
  return lists.flatMap((list) => {
    if (list.id === pressed.list_id) return [{ list, response: pressed }];
    const response = responses.find((one) => one.list_id === list.id && one.recipient_id === pressed.recipient_id);
    const same = decision === "release" && response?.outcome === "confirmed" && Date.parse(list.starts_at) > now;
    return same ? [{ list, response }] : [];
  });
}

type Question = {
  id: number;
  decision: Decision;
  pressed: CalloutResponse;
  others: readonly CalloutResponse[];
  rank: number;
  reason: string | null;
};

function toQuestion({ id, decision, pressed, others, rank, reason }: Question): Decided {
  const seen = (one: CalloutResponse) => ({ id: one.id, lock_version: one.lock_version });
  const only: [ReturnType<typeof seen>] = [seen(pressed)];
  if (decision === "release") return { id, decision, responses: [pressed, ...others].map(seen), reason };
  return decision === "standby"
    ? { id, decision, responses: only, rank, reason }
    : { id, decision, responses: only, reason };
}

function useDecision({ callout, response, decision }: Props) {
  // As it was when the dialog opened: a newer answer must be looked at first.
  const [seen] = useState({
    items: itemsOf(callout, response, decision),
    pressed: response,
    places: placesFor(callout, response),
  });
  // Whoever is on standby already keeps the place until another one is chosen.
  const [rank, setRank] = useState(response.standby_rank ?? seen.places);
  const [reason, setReason] = useState("");
  const [others, setOthers] = useState<ReadonlySet<number>>(new Set());
  const isTaken = ({ id }: CalloutResponse) => id === response.id || others.has(id);
  const take = (id: number, taken: boolean) =>
    setOthers(new Set(taken ? [...others, id] : [...others].filter((one) => one !== id)));
  const question = toQuestion({
    id: callout.id,
    decision,
    pressed: seen.pressed,
    others: seen.items.map((item) => item.response).filter((one) => others.has(one.id)),
    rank,
    reason: isReason(reason.trim()) ? reason.trim() : null,
  });
  const picks = seen.items.map(({ list, response: one }) => ({
    list,
    required: one.id === response.id,
    taken: isTaken(one),
    onTake: (taken: boolean) => take(one.id, taken),
  }));
  const ranks = Array.from({ length: seen.places }, (_, at) => at + 1);
  return { rank, setRank, ranks, reason, setReason, picks, question };
}

/** What leaves the house stands on the button. Whoever is told "not required" is told by mail anyway. */
function submitLabel(t: TFunction<"callouts">, decision: Decision, preview: DecisionPreview | undefined): string {
  const count = preview ? mailCount(preview) : 0;
  if (count === 0 || decision === "not_required") return t(`life.${decision}.submit`);
  return t(`life.${decision}.submitMails`, { count });
}

type RankProps = { rank: number; ranks: readonly number[]; onChange: (rank: number) => void };

function RankField({ rank, ranks, onChange }: RankProps) {
  const { t } = useTranslation("callouts");
  return (
    <LabelledField id="standby-rank" label={t("life.standby.rank")}>
      <SelectControl id="standby-rank" value={rank} onChange={(event) => onChange(Number(event.target.value))}>
        {ranks.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

export function DecideDialog(props: Props) {
  const { callout, response, decision, format, onClose } = props;
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const { rank, setRank, ranks, reason, setReason, picks, question } = useDecision(props);
  const [decide, deciding] = useDecideMutation();
  const preview = useMailsBefore(usePreviewDecisionMutation(), isMade(deciding) ? null : question, versionOf(callout));
  const doctor = response.doctor.name;
  const room = useRoom()(reason.trim(), LIMITS.cancelReason);
  const handleSubmit = async () => {
    if (room.error) return;
    const result = await decide(question);
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: `callouts:life.${decision}.done`, params: { doctor } } }));
    onClose();
  };
  return (
    <MailingDialog
      title={t(`life.${decision}.title`, { doctor })}
      text={t(`life.${decision}.text`)}
      submit={submitLabel(t, decision, preview.data)}
      preview={preview}
      doing={deciding}
      dangerous={decision === "release"}
      unsaved={reason.trim() !== ""}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <ListPicks legend={t("cover.picks.release")} picks={picks} format={format} />
      {decision === "standby" && ranks.length > 1 && <RankField rank={rank} ranks={ranks} onChange={setRank} />}
      <LabelledField
        id="decision-reason"
        label={t("life.reason")}
        mark={t("form.optional")}
        help={room.count ?? t("life.reasonHint")}
        error={room.error}
      >
        <AreaControl
          {...described("decision-reason", room.error)}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </LabelledField>
    </MailingDialog>
  );
}
