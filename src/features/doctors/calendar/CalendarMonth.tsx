/** The weeks of a month as a table. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { listDay, monthName } from "../../../lib/dateFormats.ts";
import { type DayOfDoctor } from "./awayDays.ts";
import { Entries, Marks } from "./DayEntries.tsx";

const Month = styled("table")(({ theme: { vars } }) => ({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  "& th": {
    padding: "6px 10px",
    textAlign: "start",
    fontSize: ".75rem",
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  "& td": {
    height: 74,
    padding: "6px 10px",
    verticalAlign: "top",
    overflow: "hidden",
    fontSize: ".8125rem",
    border: `1px solid ${vars.palette.divider}`,
  },
  "& :is(th, td):first-of-type": { borderInlineStart: 0, paddingInlineStart: 20 },
  "& :is(th, td):last-of-type": { borderInlineEnd: 0 },
  "& td[data-away]": { background: vars.palette.status.risk.bg },
  "&[data-brief] :is(th, td):is(*, :first-of-type)": { padding: "5px 2px", textAlign: "center" },
  "&[data-brief] td": { height: 44 },
  "& td[data-other]": { color: vars.palette.text.secondary },
  "& [aria-current] > time": {
    display: "inline-grid",
    placeItems: "center",
    width: 24,
    height: 24,
    // Its figures stand where those of the other days do.
    margin: "-3px -4px",
    borderRadius: "50%",
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
    <Month aria-label={monthName(i18n.language, month)} {...(brief ? { "data-brief": "" } : {})}>
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
