/** The days of a month on which a doctor has something, as a list. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { listDate } from "../../../lib/dateFormats.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { type DayOfDoctor } from "./awayDays.ts";
import { Entries } from "./DayEntries.tsx";

const Days = styled("ul")(({ theme: { vars } }) => ({
  "& > li": { padding: "10px 20px", borderTop: `1px solid ${vars.palette.divider}` },
  "& li a": { display: "inline-flex", alignItems: "center", minHeight: 44 },
  "& li li": { marginTop: 4 },
}));

export function CalendarAgenda({ month, days }: { month: string; days: readonly DayOfDoctor[] }) {
  const { t, i18n } = useTranslation("doctors");
  const now = useNow();
  const own = days.filter(
    ({ date, leave, bookings }) => date.slice(0, 7) === month.slice(0, 7) && leave.length + bookings.length > 0,
  );
  if (own.length === 0)
    return (
      <Typography color="text.secondary" sx={{ p: 2.5 }}>
        {t("page.freeMonth")}
      </Typography>
    );
  return (
    <Days>
      {own.map((day) => (
        <li key={day.date}>
          <strong>{listDate(i18n.language, day.date, now)}</strong>
          <Entries day={day} />
        </li>
      ))}
    </Days>
  );
}
