/** What a doctor said by telephone, recorded on their behalf for one list or all lists of the callout. */
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Answer } from "../../../contract/callout.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { described, LabelledField } from "../../../ui/LabelledField.tsx";
import { AreaControl } from "../../../ui/nativeControls.ts";
import { useRoom } from "../../../ui/page/useRoom.ts";
import { toasted } from "../../notifications/public.ts";
import { usePreviewRecordingMutation, useRecordAnswersMutation } from "../api/calloutAnswersApi.ts";
import { MailingDialog } from "../mails/MailingDialog.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { useListFacts } from "./ListPicks.tsx";
import { RecordAll, RecordList } from "./RecordList.tsx";
import { useRecording } from "./useRecording.ts";

type Props = {
  callout: CalloutDetail;
  response: CalloutResponse;
  /** Known beforehand, for the list of `response`. */
  answer?: Answer | undefined;
  format: TimeFormat;
  onClose: () => void;
  /** Instead of closing: with what the callout is then. */
  onRecorded?: ((callout: CalloutDetail) => void) | undefined;
};

export function RecordDialog({ callout, response, answer, format, onClose, onRecorded = onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const recorded = useRecording(callout, response, answer);
  const { rows, common, sayAll, told, isUnfinished, note, setNote, isReason } = recorded;
  const [missing, setMissing] = useState(false);
  const [record, recording] = useRecordAnswersMutation();
  const { recipient_id } = response;
  const question = told.length === 0 || isUnfinished ? null : { id: callout.id, recipient_id, answers: told };
  const asked = useMailsBefore(usePreviewRecordingMutation(), isMade(recording) ? null : question, versionOf(callout));
  const preview = question ? asked : { ...asked, data: undefined };
  const mails = preview.data ? mailCount(preview.data) : 0;
  const factsOf = useListFacts(format);
  const doctor = response.doctor.name;
  const several = rows.length > 1;
  const room = useRoom()(note, LIMITS.responseNote);
  const handleSubmit = async () => {
    setMissing(told.length === 0);
    if (!question || room.error) return;
    const result = await record({ ...question, ...recorded.noted });
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:dialog.record.done", params: { doctor } } }));
    onRecorded(result.data);
  };
  return (
    <MailingDialog
      title={t("dialog.record.title", { doctor })}
      text={t(callout.mode === "first_come" ? "cover.record.instant" : "dialog.record.text")}
      back={t("dialog.confirm.back")}
      submit={mails > 0 ? t("dialog.record.submitMails", { count: mails }) : t("dialog.record.submit")}
      preview={preview}
      doing={recording}
      unsaved={recorded.isTyped}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      {!several && rows[0] && (
        <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
          {factsOf(rows[0].list)}
        </Typography>
      )}
      {several && <RecordAll value={common} onChange={sayAll} />}
      {rows.map(({ list, response: one, said, say }) => (
        <RecordList key={one.id} response={one} legend={several ? factsOf(list) : null} said={said} onChange={say} />
      ))}
      <div role="alert">
        {missing && told.length === 0 && <FormHelperText error>{t("cover.record.missing")}</FormHelperText>}
      </div>
      <LabelledField
        id="record-note"
        label={t(isReason ? "life.reason" : "dialog.record.note")}
        mark={t("form.optional")}
        help={room.count}
        error={room.error}
      >
        <AreaControl
          {...described("record-note", room.error)}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </LabelledField>
    </MailingDialog>
  );
}
