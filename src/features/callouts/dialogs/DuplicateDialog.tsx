/** A new draft of the same, on another day; nobody is mailed. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { requestKeys } from "../../../api/requestKey.ts";
import { isDate } from "../../../contract/dates.ts";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { addDays } from "../../../lib/dateFormats.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { DateField } from "../../../ui/dates/DateField.tsx";
import { toasted } from "../../notifications/public.ts";
import { useDuplicateCalloutMutation } from "../api/calloutLifeApi.ts";
import { Refused } from "../mails/Refused.tsx";
import { leadList } from "../shared/cover.ts";

export function DuplicateDialog({ callout, onClose }: { callout: CalloutRow; onClose: () => void }) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // The same weekday of the week after is what comes back most.
  const [date, setDate] = useState(() => addDays(leadList(callout.lists)?.date ?? "2000-01-01", 7));
  const [duplicate, { isLoading, error }] = useDuplicateCalloutMutation();
  const [keyOf] = useState(requestKeys);
  const [tried, setTried] = useState(false);
  const isWrong = tried && date !== "" && !isDate(date);
  const handleSubmit = async () => {
    setTried(true);
    if (date !== "" && !isDate(date)) return;
    const asked = { id: callout.id, ...(date ? { date } : {}) };
    const result = await duplicate({ ...asked, key: keyOf(asked) });
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
      <DateField
        id="duplicate-date"
        label={t("life.dup.date")}
        error={isWrong ? t("form.problem.date") : undefined}
        value={date}
        onChange={setDate}
      />
    </AskDialog>
  );
}
