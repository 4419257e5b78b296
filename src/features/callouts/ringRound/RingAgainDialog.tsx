/** When a doctor asked to be rung again, by the clocks of the list's site. */
import Alert from "@mui/material/Alert";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MINUTE_MS } from "../../../contract/durations.ts";
import { systemClock } from "../../../lib/clock.ts";
import { dateIn, timeIn } from "../../../lib/dateFormats.ts";
import { instantOf } from "../../../lib/instants.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { DateTimeField } from "../../../ui/dates/DateTimeField.tsx";
import { useZoneLabel } from "../shared/useZoneLabel.ts";

/** What is suggested: milliseconds from now, to the next full quarter of an hour. */
const SOON_MS = 30 * MINUTE_MS;
const QUARTER_MS = 15 * MINUTE_MS;

const suggested = (zone: string) => {
  const at = Math.ceil((systemClock.now() + SOON_MS) / QUARTER_MS) * QUARTER_MS;
  return { date: dateIn(zone, at), time: timeIn(zone, at) };
};

type Props = {
  doctor: string;
  zone: string;
  busy: boolean;
  /** Why it could not be saved. */
  failure: string | null;
  onBack: () => void;
  onSubmit: (ringAgainAt: string) => void;
};

export function RingAgainDialog({ doctor, zone, busy, failure, onBack, onSubmit }: Props) {
  const { t } = useTranslation("ringRound");
  const [at, setAt] = useState(() => suggested(zone));
  const [wrong, setWrong] = useState(false);
  const elsewhere = useZoneLabel(zone, instantOf(zone, at.date, at.time) ?? systemClock.now());
  const handleSubmit = () => {
    const instant = instantOf(zone, at.date, at.time);
    if (instant === null || instant <= systemClock.now()) setWrong(true);
    else onSubmit(new Date(instant).toISOString());
  };
  return (
    <AskDialog
      title={t("again.title", { doctor })}
      back={t("again.back")}
      submit={t("again.submit")}
      busy={busy}
      short
      onBack={onBack}
      onSubmit={handleSubmit}
    >
      <DateTimeField
        id="ring-again-at"
        required
        label={t("again.date")}
        timeLabel={t("again.time")}
        help={elsewhere ?? ""}
        error={wrong ? t("again.past") : undefined}
        {...at}
        onChange={(next) => setAt({ ...at, ...next })}
      />
      <div role="alert">{failure && <Alert severity="warning">{failure}</Alert>}</div>
    </AskDialog>
  );
}
