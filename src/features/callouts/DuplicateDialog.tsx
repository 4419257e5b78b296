/** A new draft of the same, on another day; nobody is mailed. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type CalloutRow } from "../../contract/callout.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { addDays } from "../../lib/wallDates.ts";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { described, LabelledField, TextControl } from "../../ui/nativeField.tsx";
import { toasted } from "../notifications/public.ts";
import { useDuplicateCalloutMutation } from "./calloutLifeApi.ts";
import { Refused } from "./Refused.tsx";
import { useDateInWords } from "./useDateInWords.ts";

export function DuplicateDialog({ callout, onClose }: { callout: CalloutRow; onClose: () => void }) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // The same weekday of the week after is what comes back most.
  const [date, setDate] = useState(() => addDays(callout.lists[0]?.date ?? "2000-01-01", 7));
  const inWords = useDateInWords();
  const [duplicate, { isLoading, error }] = useDuplicateCalloutMutation();
  const handleSubmit = async () => {
    const result = await duplicate({ id: callout.id, ...(date ? { date } : {}) });
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:life.duplicated" } }));
    onClose();
    void navigate(`/callouts/${result.data.id}`);
  };
  return (
    <AskDialog
      title={t("life.dup.title")}
      back={t("life.back")}
      submit={t("life.duplicate")}
      busy={isLoading}
      short
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("life.dup.text")}
      </Typography>
      <Refused error={error} />
      <LabelledField id="duplicate-date" label={t("life.dup.date")} help={inWords(date)}>
        <TextControl
          {...described("duplicate-date", undefined)}
          type="date"
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
      </LabelledField>
    </AskDialog>
  );
}
