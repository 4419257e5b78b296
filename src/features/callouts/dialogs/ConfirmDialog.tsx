/** Booking a doctor, after seeing every mail that will go; nothing changes before the server has said so. */

import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../../contract/limits.ts";
import { bestAnswer } from "../../../contract/rules/answerOrder.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { described, LabelledField } from "../../../ui/LabelledField.tsx";
import { AreaControl } from "../../../ui/nativeControls.ts";
import { type Room, useRoom } from "../../../ui/page/useRoom.ts";
import { toasted } from "../../notifications/public.ts";
import { useDecideMutation, usePreviewDecisionMutation } from "../api/calloutAnswersApi.ts";
import { MailingDialog } from "../mails/MailingDialog.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { ListPicks } from "./ListPicks.tsx";
import { StretchChoice } from "./StretchChoice.tsx";
import { useConfirmation } from "./useConfirmation.ts";

type Props = {
  callout: CalloutDetail;
  response: CalloutResponse;
  /** The office says that it has spoken to the doctor. */
  spoken?: boolean | undefined;
  format: TimeFormat;
  onClose: () => void;
};

/** Who would have been first, where it is somebody else: as it was when the dialog opened. */
function useFirst({ responses }: CalloutDetail, { id, list_id }: CalloutResponse): CalloutResponse | undefined {
  const [first] = useState(() => bestAnswer(responses.filter((one) => one.list_id === list_id)));
  return first?.id === id ? undefined : first;
}

type WhyProps = { first: string; room: Room; value: string; onChange: (value: string) => void };

/** Kept for the office; it may be left empty. */
function WhyNotFirst({ first, room, value, onChange }: WhyProps) {
  const { t } = useTranslation("callouts");
  return (
    <LabelledField
      id="confirm-reason"
      label={t("fair.reason.label", { doctor: first })}
      mark={t("form.optional")}
      help={room.count ?? t("fair.reason.help")}
      error={room.error}
    >
      <AreaControl
        {...described("confirm-reason", room.error)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </LabelledField>
  );
}

export function ConfirmDialog({ callout, response, spoken = false, format, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const { chosen, question, say, asks } = useConfirmation(callout, response, spoken);
  const [confirm, confirming] = useDecideMutation();
  const asked = useMailsBefore(usePreviewDecisionMutation(), isMade(confirming) ? null : question, versionOf(callout));
  const preview = question ? asked : { ...asked, data: undefined, error: undefined };
  const [despite, setDespite] = useState(false);
  const first = useFirst(callout, response);
  const [reason, setReason] = useState("");
  const why = reason.trim();
  const room = useRoom()(why, LIMITS.cancelReason);
  const { doctor } = response;
  const handleSubmit = async () => {
    if (room.error || !question) return;
    const said = { ...(asks ? { despite_credential: despite } : {}), ...(why ? { reason: why } : {}) };
    const result = await confirm({ ...question, ...said });
    if ("error" in result) return;
    dispatch(
      toasted({ tone: "success", text: { key: "callouts:dialog.confirm.done", params: { doctor: doctor.name } } }),
    );
    onClose();
  };
  return (
    <MailingDialog
      title={t("dialog.confirm.title", { doctor: doctor.name })}
      back={t("dialog.confirm.back")}
      submit={preview.data ? t("dialog.confirm.submit", { count: mailCount(preview.data) }) : t("detail.confirm")}
      preview={preview}
      doing={confirming}
      blocked={!question || (asks && !despite)}
      unsaved={why !== ""}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <ListPicks
        legend={t("cover.picks.confirm")}
        format={format}
        picks={chosen.map(({ list, required, taken, response: one, spoken: byWord }) => ({
          list,
          required,
          taken,
          onTake: (next) => say(one.id, { taken: next }),
          more: (
            <StretchChoice
              response={one}
              list={list}
              spoken={byWord}
              onSpoken={(next) => say(one.id, { spoken: next })}
            />
          ),
        }))}
      />
      <div role="alert">{!question && <FormHelperText error>{t("dialog.confirm.overlap")}</FormHelperText>}</div>
      {asks && (
        <FormControlLabel
          sx={{ mt: 1.5 }}
          control={<Checkbox checked={despite} onChange={({ target }) => setDespite(target.checked)} />}
          label={t("dialog.confirm.notCredentialed")}
        />
      )}
      {first && <WhyNotFirst first={first.doctor.name} room={room} value={reason} onChange={setReason} />}
    </MailingDialog>
  );
}
