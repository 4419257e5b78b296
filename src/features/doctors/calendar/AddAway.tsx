/** Entering leave: whole days of the practice's own clock, the last one included, or from one hour to another. */

import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { requestKeys } from "../../../api/requestKey.ts";
import { isDate } from "../../../contract/dates.ts";
import { AWAY_REASONS, type AwayReason, LONGEST_LEAVE_DAYS } from "../../../contract/doctor.ts";
import { DAY_MS } from "../../../contract/durations.ts";
import { type DoctorBooking } from "../../../contract/shapes/doctorRequests.ts";
import { addDays } from "../../../lib/dateFormats.ts";
import { instantOf } from "../../../lib/instants.ts";
import { DateField } from "../../../ui/dates/DateField.tsx";
import { TimeField } from "../../../ui/dates/TimeField.tsx";
import { LabelledField } from "../../../ui/LabelledField.tsx";
import { SelectControl } from "../../../ui/nativeControls.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { usePracticeZone } from "../../user/public.ts";
import { useAddUnavailabilityMutation } from "../api/doctorsApi.ts";
import { useRefuse } from "../shared/useRefuse.ts";
import { BookedThen } from "./BookedThen.tsx";

const Row = styled("form")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  padding: "12px 20px 8px",
  [PHONE]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
});

const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text);

const NONE = { from: "", to: "", start: "", end: "" };
type Entry = typeof NONE & { allDay: boolean; reason: AwayReason };

/** As the clocks of the zone show it, also on the days they are set; null while something is missing. */
function instantsOf(zone: string, { from, to, start, end, allDay }: Entry): [start: number, end: number] | null {
  if (!isDate(from) || !isDate(to)) return null;
  const first = instantOf(zone, from, allDay ? "00:00" : start);
  const last = allDay ? instantOf(zone, addDays(to, 1), "00:00") : instantOf(zone, to, end);
  return first === null || last === null ? null : [first, last];
}

/** In the wrong order, or longer than any leave; none where it is right, or not complete. */
function problemOf(span: ReturnType<typeof instantsOf>): "order" | "long" | undefined {
  if (!span) return undefined;
  const [start, end] = span;
  if (end <= start) return "order";
  return end - start > LONGEST_LEAVE_DAYS * DAY_MS ? "long" : undefined;
}

function useEntry(doctorId: number) {
  const refuse = useRefuse();
  const zone = usePracticeZone();
  const [add, { isLoading }] = useAddUnavailabilityMutation();
  const [entry, set] = useState<Entry>({ ...NONE, allDay: true, reason: "leave" });
  const [tried, setTried] = useState(false);
  /** What the doctor is booked for during the leave that was added last. */
  const [told, setTold] = useState<{ leaveId: number; bookings: readonly DoctorBooking[] } | null>(null);
  const [keyOf, setKeyOf] = useState(() => requestKeys());
  const span = instantsOf(zone, entry);
  const wrong = problemOf(span);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!span || wrong || isLoading) return;
    const [starts_at = "", ends_at = ""] = span.map((instant) => new Date(instant).toISOString());
    const leave = { doctorId, starts_at, ends_at, reason: entry.reason };
    const { data, error } = await add({ ...leave, key: keyOf(leave) });
    if (error) refuse(error);
    else {
      setKeyOf(() => requestKeys());
      set({ ...entry, ...NONE });
      setTried(false);
      setTold({ leaveId: data.id, bookings: data.booked ?? [] });
    }
  };
  const change = (next: Partial<Entry>) => set({ ...entry, ...next });
  return { entry, tried, change, wrong, isLoading, handleSubmit, told, dismiss: () => setTold(null) };
}

/** What is wrong with the field of that name, said once somebody tried to save. */
function useErrorOf({ entry, tried, wrong }: Pick<ReturnType<typeof useEntry>, "entry" | "tried" | "wrong">) {
  const { t } = useTranslation(["doctors", "callouts", "insights"]);
  return (field: keyof typeof NONE): string | undefined => {
    if (tried && (field === "from" || field === "to") && !isDate(entry[field])) return t("callouts:form.problem.date");
    if (tried && field === "start" && !isTime(entry.start)) return t("callouts:form.problem.start_time");
    if (tried && field === "end" && !isTime(entry.end)) return t("callouts:form.problem.end_time");
    if (wrong === "long" && field === "to") return t("insights:period.tooLong", { count: LONGEST_LEAVE_DAYS });
    if (wrong === "order" && field === "to" && entry.allDay) return t("doctors:page.order");
    return wrong === "order" && field === "end" ? t("doctors:page.timeOrder") : undefined;
  };
}

function Times(form: ReturnType<typeof useEntry>) {
  const { t } = useTranslation("doctors");
  const id = useId();
  const { entry, change } = form;
  const { from, to, start, end, allDay } = entry;
  const errorOf = useErrorOf(form);
  // The last day follows the first one until somebody sets it.
  const handleFrom = (date: string) => change({ from: date, to: to === "" || to === from ? date : to });
  return (
    <>
      <DateField
        required
        id={`${id}from`}
        label={t("page.from")}
        error={errorOf("from")}
        value={from}
        onChange={handleFrom}
      />
      {!allDay && (
        <TimeField
          required
          id={`${id}start`}
          label={t("page.start")}
          error={errorOf("start")}
          value={start}
          onChange={(time) => change({ start: time })}
        />
      )}
      <DateField
        required
        id={`${id}to`}
        label={t(allDay ? "page.to" : "page.toDay")}
        error={errorOf("to")}
        value={to}
        onChange={(date) => change({ to: date })}
      />
      {!allDay && (
        <TimeField
          required
          id={`${id}end`}
          label={t("page.end")}
          error={errorOf("end")}
          value={end}
          onChange={(time) => change({ end: time })}
        />
      )}
    </>
  );
}

/** `removed`: leave that was taken away again. */
export function AddAway({ doctorId, removed }: { doctorId: number; removed: readonly number[] }) {
  const { t } = useTranslation("doctors");
  const id = useId();
  const form = useEntry(doctorId);
  const { entry, change, isLoading, handleSubmit, told, dismiss } = form;
  const bookings = told && !removed.includes(told.leaveId) ? told.bookings : [];
  return (
    <>
      <Row noValidate onSubmit={handleSubmit} aria-label={t("page.addAway")}>
        <FormControlLabel
          label={t("page.allDay")}
          control={<Checkbox checked={entry.allDay} onChange={(event) => change({ allDay: event.target.checked })} />}
        />
        <Times {...form} />
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
      {bookings.length > 0 && <BookedThen bookings={bookings} onClose={dismiss} />}
    </>
  );
}
