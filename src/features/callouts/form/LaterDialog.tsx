/** When a callout shall go out by itself. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { systemClock } from "../../../lib/clock.ts";
import { addDays, dateIn } from "../../../lib/dateFormats.ts";
import { instantOf } from "../../../lib/instants.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { DateTimeField } from "../../../ui/dates/DateTimeField.tsx";
import { useZoneLabel } from "../shared/useZoneLabel.ts";

type Props = {
  /** Where the clock of the time stands. */
  zone: string;
  /** Start of the first list. */
  before: number | null;
  respondBy: number | null;
  onBack: () => void;
  onSubmit: (sendAt: string) => void;
};

export function LaterDialog({ zone, before, respondBy, onBack, onSubmit }: Props) {
  const { t } = useTranslation("callouts");
  const [at, setAt] = useState(() => ({ date: addDays(dateIn(zone, systemClock.now()), 1), time: "08:00" }));
  const [wrong, setWrong] = useState<"past" | "afterRespondBy">();
  const { date, time } = at;
  const elsewhere = useZoneLabel(zone, instantOf(zone, date, time) ?? systemClock.now());
  const handleSubmit = () => {
    const instant = instantOf(zone, date, time);
    if (instant === null || instant <= systemClock.now() || (before !== null && instant >= before)) setWrong("past");
    else if (respondBy !== null && instant >= respondBy) setWrong("afterRespondBy");
    else onSubmit(new Date(instant).toISOString());
  };
  const error = wrong && t(`saving.${wrong}`);
  return (
    <AskDialog
      title={t("saving.laterTitle")}
      back={t("saving.back")}
      submit={t("saving.submit")}
      short
      onBack={onBack}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("saving.laterText")}
      </Typography>
      <DateTimeField
        id="send-at"
        required
        label={t("saving.at")}
        timeLabel={t("saving.atTime")}
        help={elsewhere ?? ""}
        error={error}
        {...at}
        onChange={(next) => setAt({ ...at, ...next })}
      />
    </AskDialog>
  );
}
