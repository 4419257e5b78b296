/** A week by doctor: a row for each who is booked, with days and times; what nobody covers yet stands above. */
import EventAvailableRounded from "@mui/icons-material/EventAvailableRounded";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { dateIn } from "../../../lib/dateFormats.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { TableFrame } from "../../../ui/table/DataTable.tsx";
import { usePracticeZone } from "../../user/public.ts";
import { handleArrow } from "./arrowKeys.ts";
import { CalendarTable } from "./CalendarTable.tsx";
import { DayHeads } from "./DayHeads.tsx";
import { Section } from "./DaySection.tsx";
import { type DoctorRow, type Duty, doctorRows } from "./doctorRows.ts";
import { WeekEntry } from "./WeekEntry.tsx";
import { type WeekProps } from "./WeekRows.tsx";

type RowProps = { row: DoctorRow; week: WeekProps };

function DoctorName({ doctor }: DoctorRow) {
  const { t } = useTranslation("callouts");
  if (!doctor) return t("week.doctors.nobody");
  return <Link to={`/doctors/${doctor.id}`}>{doctor.name}</Link>;
}

/** `isDated`: where no column says the day. */
function DutyEntry({ duty: { list, booking }, isDated, week }: { duty: Duty; isDated: boolean; week: WeekProps }) {
  const { now, format, onOpen, onEdit, onMove } = week;
  const place = [isDated ? format.date(list.date) : "", list.site.short_name, list.theatre, format.zone(list)];
  return (
    <WeekEntry
      {...{ list, now, format, onOpen, onEdit, onMove }}
      {...(booking ? { booking } : {})}
      place={place.filter(Boolean).join(" · ")}
    />
  );
}

function Row({ row, week }: RowProps) {
  const { t } = useTranslation("callouts");
  const { days, now } = week;
  const today = dateIn(usePracticeZone(), now);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <b>
            <DoctorName {...row} />
          </b>
          <div>
            <span>{t("week.lists", { count: row.duties.length })}</span>
          </div>
        </th>
        {days.map((date) => (
          <td key={date} {...(date === today ? { "data-today": "" } : {})}>
            {row.duties
              .filter(({ list }) => list.date === date)
              .map((duty) => (
                <DutyEntry key={`${duty.list.id} ${duty.booking?.response_id}`} {...{ duty, week }} isDated={false} />
              ))}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function DoctorSection({ row, week }: RowProps) {
  const { t } = useTranslation("callouts");
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <div>
        <Typography id={heading} variant="h3">
          <DoctorName {...row} />
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {t("week.lists", { count: row.duties.length })}
        </Typography>
      </div>
      <ul>
        {row.duties.map((duty) => (
          <li key={`${duty.list.id} ${duty.booking?.response_id}`}>
            <DutyEntry {...{ duty, week }} isDated />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function DoctorWeek({ title, week }: { title: string; week: WeekProps }) {
  const { t, i18n } = useTranslation("callouts");
  const phone = useMediaQuery(PHONE);
  const { lists, days, now } = week;
  const rows = doctorRows(lists, now, i18n.language);
  if (rows.length === 0)
    return (
      <EmptyState icon={<EventAvailableRounded />} title={t("week.doctors.none")} text={t("week.doctors.noneText")} />
    );
  const keyOf = ({ doctor }: DoctorRow) => doctor?.id ?? "nobody";
  if (phone) return rows.map((row) => <DoctorSection key={keyOf(row)} {...{ row, week }} />);
  return (
    <TableFrame tabIndex={0} role="region" aria-label={title}>
      <CalendarTable aria-label={title} onKeyDown={handleArrow}>
        <DayHeads first={t("week.doctors.doctor")} {...{ days, lists }} />
        {rows.map((row) => (
          <Row key={keyOf(row)} {...{ row, week }} />
        ))}
      </CalendarTable>
    </TableFrame>
  );
}
