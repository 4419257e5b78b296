/** The same list in the following weeks: how many more. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays } from "../../../../lib/dateFormats.ts";
import { AskDialog } from "../../../../ui/AskDialog.tsx";
import { LabelledField } from "../../../../ui/LabelledField.tsx";
import { SelectControl } from "../../../../ui/nativeControls.ts";
import { type TimeFormat } from "../../shared/useTimeFormat.ts";

type Props = {
  /** Of the list that is repeated. */
  date: string;
  /** How many more a callout can hold. */
  most: number;
  format: TimeFormat;
  onBack: () => void;
  onSubmit: (weeks: number) => void;
};

export function RepeatDialog({ date, most, format, onBack, onSubmit }: Props) {
  const { t } = useTranslation("callouts");
  const [weeks, setWeeks] = useState(1);
  return (
    <AskDialog
      title={t("lists.repeatTitle")}
      back={t("lists.back")}
      submit={t("lists.repeatSubmit", { count: weeks })}
      short
      onBack={onBack}
      onSubmit={() => onSubmit(weeks)}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("lists.repeatText", { date: format.date(date) })}
      </Typography>
      <LabelledField
        id="repeat-weeks"
        label={t("lists.repeatWeeks")}
        help={t("lists.repeatLast", { date: format.date(addDays(date, 7 * weeks)) })}
      >
        <SelectControl
          id="repeat-weeks"
          aria-describedby="repeat-weeks-help"
          value={weeks}
          onChange={(event) => setWeeks(Number(event.target.value))}
        >
          {Array.from({ length: most }, (_, more) => more + 1).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectControl>
      </LabelledField>
    </AskDialog>
  );
}
