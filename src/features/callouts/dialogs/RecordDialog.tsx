/** What a doctor said by telephone, recorded on their behalf for one list or all lists of the callout. */
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/callout.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { joinFacts } from "../../../lib/joined.ts";
import { useAppDispatch } from "../../../lib/useHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { AreaControl, described, LabelledField } from "../../../ui/nativeField.tsx";
import { useRoom } from "../../../ui/useRoom.ts";
import { toasted } from "../../notifications/public.ts";
import { useRecordAnswersMutation } from "../api/calloutAnswersApi.ts";
import { isFinal } from "../api/refusalText.ts";
import { Refused } from "../mails/Refused.tsx";
import { spanText, wholeSpan } from "../shared/cover.ts";
import { type TimeWords } from "../shared/useTimeWords.ts";
import { useListFacts } from "./ListPicks.tsx";
import { RecordAll, RecordList } from "./RecordList.tsx";
import { useRecording } from "./useRecording.ts";

type Props = { callout: CalloutDetail; response: CalloutResponse; words: TimeWords; onClose: () => void };

export function RecordDialog({ callout, response, words, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const { rows, common, sayAll, told, isUnfinished } = useRecording(callout, response);
  const [note, setNote] = useState(response.note ?? "");
  const [missing, setMissing] = useState(false);
  const [record, { isLoading, error }] = useRecordAnswersMutation();
  const factsOf = useListFacts(words);
  const doctor = response.doctor.name;
  const several = rows.length > 1;
  const room = useRoom()(note, LIMITS.responseNote);
  const handleSubmit = async () => {
    setMissing(told.length === 0);
    if (told.length === 0 || isUnfinished || room.error) return;
    const { recipient_id } = response;
    const result = await record({ id: callout.id, recipient_id, note: note.trim() || null, answers: told });
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:dialog.record.done", params: { doctor } } }));
    onClose();
  };
  return (
    <AskDialog
      title={t("dialog.record.title", { doctor })}
      back={t("dialog.confirm.back")}
      submit={t("dialog.record.submit")}
      busy={isLoading}
      blocked={isFinal(error)}
      short={!several}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t(callout.mode === "first_come" ? "cover.record.instant" : "dialog.record.text")}
      </Typography>
      <Refused error={error} />
      {!several && rows[0] && (
        <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
          {factsOf(rows[0].list)}
        </Typography>
      )}
      {several && <RecordAll value={common} onChange={sayAll} />}
      {rows.map(({ list, response: one, said, say }) => {
        const when = joinFacts(words.language, [
          words.date(list.date),
          `${t(`session.${list.session}`)} ${spanText(wholeSpan(list), list)}`,
        ]);
        return <RecordList key={one.id} response={one} legend={several ? when : null} said={said} onChange={say} />;
      })}
      <div role="alert">
        {missing && told.length === 0 && <FormHelperText error>{t("cover.record.missing")}</FormHelperText>}
      </div>
      <LabelledField
        id="record-note"
        label={t("dialog.record.note")}
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
    </AskDialog>
  );
}
