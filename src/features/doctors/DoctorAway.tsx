/** When a doctor is away, in whole days of the practice's own clock. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { AWAY_REASONS, type AwayReason } from "../../contract/doctor.ts";
import { type Unavailability } from "../../contract/doctorRequests.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { addDays, dateIn, instantOf, listDate, otherZone } from "../../lib/wallDates.ts";
import { LabelledField, SelectControl, TextControl } from "../../ui/nativeField.tsx";
import { toasted } from "../notifications/public.ts";
import {
  useAddUnavailabilityMutation,
  useRemoveUnavailabilityMutation,
  useUnavailabilitiesQuery,
} from "./doctorsApi.ts";
import { usePracticeZone } from "./usePracticeZone.ts";

const Row = styled("form")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12, padding: 20 });
const Leave = styled("li")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  padding: "10px 20px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > button": { marginInlineStart: "auto" },
}));

const midnight = (zone: string, day: string): string => new Date(instantOf(zone, day, "00:00") ?? 0).toISOString();

function AddAway({ doctorId }: { doctorId: number }) {
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

function OneLeave({ doctorId, leave }: { doctorId: number; leave: Unavailability }) {
  const { t, i18n } = useTranslation("doctors");
  const [remove] = useRemoveUnavailabilityMutation();
  const zone = usePracticeZone();
  const day = (instant: number) => listDate(i18n.language, dateIn(zone, instant), Date.now());
  const [from, to] = [day(Date.parse(leave.starts_at)), day(Date.parse(leave.ends_at) - 1)];
  return (
    <Leave>
      <strong>{from === to ? from : `${from} – ${to}`}</strong>
      <span>{t(`page.reasons.${leave.reason}`)}</span>
      <Button
        variant="text"
        size="small"
        aria-label={t("page.removeAway", { from, to })}
        onClick={() => remove({ doctorId, id: leave.id })}
      >
        {t("page.remove")}
      </Button>
    </Leave>
  );
}

export function DoctorAway({ doctorId }: { doctorId: number }) {
  const { t } = useTranslation("doctors");
  const { data } = useUnavailabilitiesQuery(doctorId);
  const other = otherZone(usePracticeZone(), Date.now());
  return (
    <>
      {other && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ p: 2.5, pb: 0 }}>
          {t("work.zone", { zone: other })}
        </Typography>
      )}
      <AddAway doctorId={doctorId} />
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 2.5, pt: 0 }}>
          {t("page.noAway")}
        </Typography>
      )}
      <ul>
        {data?.map((leave) => (
          <OneLeave key={leave.id} doctorId={doctorId} leave={leave} />
        ))}
      </ul>
    </>
  );
}
