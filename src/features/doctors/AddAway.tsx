/** Entering leave: whole days of the practice's own clock, the last one included, or from one hour to another. */
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { AWAY_REASONS, type AwayReason } from "../../contract/doctor.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { addDays, instantOf } from "../../lib/wallDates.ts";
import { PHONE } from "../../ui/breakpoints.ts";
import { CheckBox } from "../../ui/CheckBox.tsx";
import { LabelledField, SelectControl, TextControl } from "../../ui/nativeField.tsx";
import { toasted } from "../notifications/public.ts";
import { useAddUnavailabilityMutation } from "./doctorsApi.ts";
import { usePracticeZone } from "./usePracticeZone.ts";

const Row = styled("form")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  padding: "12px 20px 8px",
  [PHONE]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
});

const NONE = { from: "", to: "", start: "", end: "" };
type Entry = typeof NONE & { allDay: boolean; reason: AwayReason };

/** As the clocks of the zone show it, also on the days they are set; null while something is missing. */
function instantsOf(zone: string, { from, to, start, end, allDay }: Entry): [start: number, end: number] | null {
  if (!from || !to) return null;
  const first = instantOf(zone, from, allDay ? "00:00" : start);
  const last = allDay ? instantOf(zone, addDays(to, 1), "00:00") : instantOf(zone, to, end);
  return first === null || last === null ? null : [first, last];
}

function useEntry(doctorId: number) {
  const dispatch = useAppDispatch();
  const zone = usePracticeZone();
  const [add, { isLoading }] = useAddUnavailabilityMutation();
  const [entry, set] = useState<Entry>({ ...NONE, allDay: true, reason: "leave" });
  const span = instantsOf(zone, entry);
  const wrong = span !== null && span[1] <= span[0];
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!span || wrong || isLoading) return;
    const [starts_at = "", ends_at = ""] = span.map((instant) => new Date(instant).toISOString());
    const { error } = await add({ doctorId, starts_at, ends_at, reason: entry.reason });
    if (error) dispatch(toasted({ tone: "error", text: { key: "doctors:page.refused" } }));
    else set({ ...entry, ...NONE });
  };
  return { entry, change: (next: Partial<Entry>) => set({ ...entry, ...next }), wrong, isLoading, handleSubmit };
}

type MomentProps = {
  kind: "date" | "time";
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

function Moment({ kind, label, value, error, onChange }: MomentProps) {
  const id = useId();
  return (
    <LabelledField id={id} label={label} error={error}>
      <TextControl
        type={kind}
        id={id}
        required
        aria-describedby={`${id}-help`}
        aria-invalid={error !== undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </LabelledField>
  );
}

function Times({ entry, change, wrong }: Pick<ReturnType<typeof useEntry>, "entry" | "change" | "wrong">) {
  const { t } = useTranslation("doctors");
  const { from, to, start, end, allDay } = entry;
  const order = wrong ? t(allDay ? "page.order" : "page.timeOrder") : undefined;
  return (
    <>
      <Moment
        kind="date"
        label={t("page.from")}
        value={from}
        onChange={(value) => change({ from: value, to: to || value })}
      />
      {!allDay && (
        <Moment kind="time" label={t("page.start")} value={start} onChange={(value) => change({ start: value })} />
      )}
      <Moment
        kind="date"
        label={t(allDay ? "page.to" : "page.toDay")}
        value={to}
        error={allDay ? order : undefined}
        onChange={(value) => change({ to: value })}
      />
      {!allDay && (
        <Moment
          kind="time"
          label={t("page.end")}
          value={end}
          error={order}
          onChange={(value) => change({ end: value })}
        />
      )}
    </>
  );
}

export function AddAway({ doctorId }: { doctorId: number }) {
  const { t } = useTranslation("doctors");
  const id = useId();
  const { entry, change, wrong, isLoading, handleSubmit } = useEntry(doctorId);
  return (
    <Row onSubmit={handleSubmit} aria-label={t("page.addAway")}>
      <FormControlLabel
        label={t("page.allDay")}
        control={<CheckBox checked={entry.allDay} onChange={(event) => change({ allDay: event.target.checked })} />}
      />
      <Times entry={entry} change={change} wrong={wrong} />
      <LabelledField id={id} label={t("page.reason")}>
        <SelectControl
          id={id}
          value={entry.reason}
          onChange={(event) =>
            change({ reason: AWAY_REASONS.find((one) => one === event.target.value) ?? entry.reason })
          }
        >
          {AWAY_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`page.reasons.${one}`)}
            </option>
          ))}
        </SelectControl>
      </LabelledField>
      <Button type="submit" variant="outlined" aria-disabled={isLoading}>
        {t("page.addAway")}
      </Button>
    </Row>
  );
}
