/** The weeks of a month as a table. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { listDay, monthName } from "../../lib/wallDates.ts";
import { type DayOfDoctor } from "./awayDays.ts";
import { Entries, Marks } from "./DayEntries.tsx";

const Month = styled("table")(({ theme: { vars } }) => ({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  "& th": { padding: "6px 4px", fontSize: ".75rem", fontWeight: 500, color: vars.palette.text.secondary },
  "& td": {
    height: 74,
    padding: 5,
    verticalAlign: "top",
    overflow: "hidden",
    fontSize: ".8125rem",
    border: `1px solid ${vars.palette.divider}`,
  },
  "& td:first-of-type": { borderInlineStart: 0 },
  "& td:last-of-type": { borderInlineEnd: 0 },
  "& td[data-away]": { background: vars.palette.status.risk.bg },
  "& td[data-brief]": { height: 44, textAlign: "center" },
  "& td[data-other]": { color: vars.palette.text.secondary },
  "& [aria-current] > time": {
    display: "inline-block",
    minWidth: 22,
    padding: "0 4px",
    borderRadius: 999,
    textAlign: "center",
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  "& li": { marginTop: 3, overflowWrap: "anywhere" },
}));

type MonthProps = {
  /** Its first day. */
  month: string;
  today: string;
  weeks: readonly DayOfDoctor[][];
  /** There is no room for words. */
  brief: boolean;
};

export function CalendarMonth({ month, today, weeks, brief }: MonthProps) {
  const { i18n } = useTranslation();
  const isOther = (date: string) => date.slice(0, 7) !== month.slice(0, 7);
  return (
    <Month aria-label={monthName(i18n.language, month)}>
      <thead>
        <tr>
          {weeks[0]?.map(({ date }) => (
            <th key={date} scope="col">
              {listDay(i18n.language, date).weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td
                key={day.date}
                {...(day.date === today ? { "aria-current": "date" } : {})}
                {...(isOther(day.date) ? { "data-other": "" } : {})}
                {...(day.leave.some(({ part }) => !part) ? { "data-away": "" } : {})}
                {...(brief ? { "data-brief": "" } : {})}
              >
                <time dateTime={day.date}>{Number(day.date.slice(8))}</time>
                {brief ? <Marks day={day} /> : <Entries day={day} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Month>
  );
}
