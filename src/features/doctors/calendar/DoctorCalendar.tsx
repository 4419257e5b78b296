/** A month of a doctor's time: leave and bookings in a table of weeks, and on a phone as a list of its days. */
import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { dateIn, monthName } from "../../../lib/dateFormats.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { selectWeekStart, usePracticeZone } from "../../user/public.ts";
import { useDoctorBookingsQuery, useUnavailabilitiesQuery } from "../api/doctorsApi.ts";
import { dayOfDoctor, monthFrom, weeksOf } from "./awayDays.ts";
import { CalendarAgenda } from "./CalendarAgenda.tsx";
import { CalendarMonth } from "./CalendarMonth.tsx";

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  padding: "16px 20px 8px",
  "& > h2": { flex: "1 0 auto", "&::first-letter": { textTransform: "uppercase" } },
  "& > div": { display: "flex", alignItems: "center", gap: 4 },
  [PHONE]: { "& button": { minWidth: 44, minHeight: 44 } },
});

type BarProps = { month: string; today: string; onChange: (month: string) => void };

function MonthBar({ month, today, onChange }: BarProps) {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  return (
    <Bar>
      <Typography variant="h3" component="h2" aria-live="polite">
        {monthName(i18n.language, month)}
      </Typography>
      <div>
        <Button variant="outlined" size="small" onClick={() => onChange(monthFrom(today, 0))}>
          {t("callouts:filters.today")}
        </Button>
        <IconButton aria-label={t("doctors:page.previousMonth")} onClick={() => onChange(monthFrom(month, -1))}>
          <ChevronLeftRounded />
        </IconButton>
        <IconButton aria-label={t("doctors:page.nextMonth")} onClick={() => onChange(monthFrom(month, 1))}>
          <ChevronRightRounded />
        </IconButton>
      </div>
    </Bar>
  );
}

export function DoctorCalendar({ doctorId }: { doctorId: number }) {
  const { t } = useTranslation("doctors");
  const zone = usePracticeZone();
  const phone = useMediaQuery(PHONE);
  const start = useAppSelector(selectWeekStart);
  const today = dateIn(zone, useNow());
  const [month, setMonth] = useState(monthFrom(today, 0));
  const weeks = weeksOf(month, start);
  const [from = "", to = ""] = [weeks[0]?.[0], weeks.at(-1)?.[6]];
  const away = useUnavailabilitiesQuery(doctorId);
  const booked = useDoctorBookingsQuery({ id: doctorId, from, to });
  const { data: leave = [] } = away;
  const { currentData: bookings = [] } = booked;
  // A month without what could not be loaded would look free.
  const error = booked.error ?? (away.data ? undefined : away.error);
  const handleRetry = () => {
    for (const one of [away, booked]) if (one.error) void one.refetch();
  };
  const days = weeks.map((week) => week.map((date) => dayOfDoctor(zone, date, { leave, bookings })));
  return (
    <>
      <MonthBar month={month} today={today} onChange={setMonth} />
      {error !== undefined && (
        <ErrorState
          title={t("page.monthFailed")}
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={handleRetry}
        />
      )}
      <CalendarMonth month={month} today={today} weeks={days} brief={phone} />
      {phone && <CalendarAgenda month={month} days={days.flat()} />}
    </>
  );
}
