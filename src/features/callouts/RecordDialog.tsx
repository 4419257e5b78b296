/** What a doctor said by telephone, recorded on their behalf. */
import FormControlLabel from "@mui/material/FormControlLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ANSWERS, type Answer, type CalloutResponse } from "../../contract/callout.ts";
import { LIMITS } from "../../contract/limits.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { LabelledField, TextControl } from "../../ui/nativeField.tsx";
import { toasted } from "../notifications/public.ts";
import { useRecordAnswerMutation } from "./calloutsApi.ts";
import { FieldRow } from "./FieldRow.tsx";
import { Refused } from "./Refused.tsx";
import { isFinal } from "./refusalText.ts";

const Part = styled("fieldset")({ minWidth: 0, margin: "12px 0 0", padding: 0, border: 0 });

export type RecordDialogProps = { calloutId: number; response: CalloutResponse; onClose: () => void };

export function RecordDialog({ calloutId, response, onClose }: RecordDialogProps) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Answer>(response.response === "none" ? "available" : response.response);
  const [note, setNote] = useState(response.note ?? "");
  const [from, setFrom] = useState(response.part_from ?? "");
  const [to, setTo] = useState(response.part_to ?? "");
  const [record, { isLoading, error }] = useRecordAnswerMutation();
  const ids = useId();
  const doctor = response.doctor.name;
  const handleSubmit = async () => {
    const part = answer === "unavailable" ? {} : { part_from: from || null, part_to: to || null };
    const given = {
      response: answer,
      note: note.trim() || null,
      ...(from || to || response.part_from || response.part_to ? part : {}),
    };
    const result = await record({ id: calloutId, responseId: response.id, ...given });
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
      short
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("dialog.record.text")}
      </Typography>
      <Refused error={error} />
      <RadioGroup aria-label={t("dialog.record.answer")} value={answer}>
        {ANSWERS.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={t(`answer.${one}`)}
            onChange={() => setAnswer(one)}
          />
        ))}
      </RadioGroup>
      {answer !== "unavailable" && (
        <Part>
          <Typography variant="subtitle2" component="legend" sx={{ p: 0, mb: 0.5 }}>
            {t("life.partOnly")}{" "}
            <Typography component="span" variant="caption" color="text.tertiary">
              {t("form.optional")}
            </Typography>
          </Typography>
          <FieldRow data-cols="two">
            <LabelledField id={`${ids}from`} label={t("life.partFrom")}>
              <TextControl
                id={`${ids}from`}
                type="time"
                value={from}
                onChange={(event) => setFrom(event.target.value)}
              />
            </LabelledField>
            <LabelledField id={`${ids}to`} label={t("life.partTo")}>
              <TextControl id={`${ids}to`} type="time" value={to} onChange={(event) => setTo(event.target.value)} />
            </LabelledField>
          </FieldRow>
        </Part>
      )}
      <Typography
        variant="subtitle2"
        component="label"
        htmlFor={`${ids}note`}
        sx={{ display: "block", mt: 1.5, mb: 0.5 }}
      >
        {t("dialog.record.note")}{" "}
        <Typography component="span" variant="caption" color="text.tertiary">
          {t("form.optional")}
        </Typography>
      </Typography>
      <OutlinedInput
        id={`${ids}note`}
        multiline
        minRows={2}
        fullWidth
        value={note}
        onChange={(event) => setNote(event.target.value)}
        inputProps={{ maxLength: LIMITS.responseNote[1] }}
      />
    </AskDialog>
  );
}
