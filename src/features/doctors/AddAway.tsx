/** Entering leave: whole days of the practice's own clock, the last one included. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { AWAY_REASONS, type AwayReason } from "../../contract/doctor.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { addDays, instantOf } from "../../lib/wallDates.ts";
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
});

const midnight = (zone: string, day: string): string => new Date(instantOf(zone, day, "00:00") ?? 0).toISOString();

export function AddAway({ doctorId }: { doctorId: number }) {
  const { t } = useTranslation("doctors");
  const ids = useId();
  const dispatch = useAppDispatch();
  const zone = usePracticeZone();
  const [add, { isLoading }] = useAddUnavailabilityMutation();
  const [{ from, to, reason }, set] = useState({ from: "", to: "", reason: "leave" as AwayReason });
  const wrong = from !== "" && to !== "" && to < from;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!from || !to || wrong || isLoading) return;
    const { error } = await add({
      doctorId,
      starts_at: midnight(zone, from),
      ends_at: midnight(zone, addDays(to, 1)),
      reason,
    });
    if (error) dispatch(toasted({ tone: "error", text: { key: "doctors:page.refused" } }));
    else set({ from: "", to: "", reason });
  };
  return (
    <Row onSubmit={handleSubmit} aria-label={t("page.addAway")}>
      <LabelledField id={`${ids}from`} label={t("page.from")}>
        <TextControl
          type="date"
          id={`${ids}from`}
          required
          value={from}
          onChange={(event) => set({ from: event.target.value, to: to || event.target.value, reason })}
        />
      </LabelledField>
      <LabelledField id={`${ids}to`} label={t("page.to")} error={wrong ? t("page.order") : undefined}>
        <TextControl
          type="date"
          id={`${ids}to`}
          required
          aria-describedby={`${ids}to-help`}
          aria-invalid={wrong}
          value={to}
          onChange={(event) => set({ from, to: event.target.value, reason })}
        />
      </LabelledField>
      <LabelledField id={`${ids}reason`} label={t("page.reason")}>
        <SelectControl
          id={`${ids}reason`}
          value={reason}
          onChange={(event) =>
            set({ from, to, reason: AWAY_REASONS.find((one) => one === event.target.value) ?? reason })
          }
        >
          {AWAY_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`page.reasons.${one}`)}
            </option>
          ))}
        </SelectControl>
      </LabelledField>
      <Button type="submit" variant="contained" aria-disabled={isLoading}>
        {t("page.addAway")}
      </Button>
    </Row>
  );
}
