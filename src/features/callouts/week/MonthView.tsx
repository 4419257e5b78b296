/** A month of lists: a line for each, and how many a day has; a day leads to its week. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { addDays, dateIn, daysBetween, firstOfWeek, listDay } from "../../../lib/dateFormats.ts";
import { useIsPrinting } from "../../../lib/hooks/useIsPrinting.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { TableFrame } from "../../../ui/table/DataTable.tsx";
import { usePracticeZone } from "../../user/public.ts";
import { type View, writeView } from "../shared/calloutQuery.ts";
import { handleArrow } from "./arrowKeys.ts";
import { CalendarTable } from "./CalendarTable.tsx";
import { DayCount } from "./DayHeads.tsx";
import { DaySection } from "./DaySection.tsx";
import { ListLine } from "./ListLine.tsx";
import { type WeekStart } from "./period.ts";
import { type WeekProps } from "./WeekRows.tsx";

/** More would push the next week off the screen; the day's own week has them all, and so has the page on paper. */
const MOST_LINES = 8;

type MonthProps = { title: string; view: View; begins: WeekStart; week: WeekProps };

const weekOf = (view: View, date: string): string =>
  `/callouts?${writeView({ ...view, display: "week", week: date }).toString()}`;

const MonthTable = styled(CalendarTable)(({ theme: { vars } }) => ({
  "& thead th:first-of-type": { width: "auto" },
  "& tbody td, & tbody td:first-of-type, & tbody td:last-of-type": { height: 92 },
  "& tbody td:first-of-type": { borderInlineStart: 0 },
  "& td[data-other]": { background: vars.palette.surface.sunken },
  "& td > div": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: 8,
    padding: "0 6px",
    fontSize: ".75rem",
    color: vars.palette.text.secondary,
  },
  "& a[data-day]": { minWidth: 24, minHeight: 24, fontSize: ".8125rem", fontWeight: 600, color: "inherit" },
  "& td[data-today]": { boxShadow: `inset 0 3px 0 ${vars.palette.primary.main}` },
  "& td[data-today] a[data-day]": {
    padding: "2px 6px",
    borderRadius: 12,
    textAlign: "center",
    textDecoration: "none",
    color: vars.palette.primary.contrastText,
    background: vars.palette.primary.main,
  },
  "& a[data-more]": { display: "block", padding: "2px 6px", fontSize: ".8125rem", color: vars.palette.text.link },
}));

type CellProps = { date: string } & Pick<MonthProps, "view" | "week">;

function MonthCell({ date, view, week: { lists, now, format, onOpen } }: CellProps) {
  const { t } = useTranslation("callouts");
  const here = lists.filter((list) => list.date === date);
  const cut = !useIsPrinting() && here.length > MOST_LINES;
  const shown = cut ? here.slice(0, MOST_LINES - 1) : here;
  const to = weekOf(view, date);
  return (
    <>
      <div>
        <Link to={to} data-day="" aria-label={t("week.month.week", { date: format.date(date) })}>
          {listDay(format.language, date).day}
        </Link>
        <span>
          <DayCount lists={here} now={now} />
        </span>
      </div>
      {shown.map((list) => (
        <ListLine key={list.id} {...{ list, now, format, onOpen }} />
      ))}
      {shown.length < here.length && (
        <Link to={to} data-more="">
          {t("week.month.more", { count: here.length - shown.length })}
        </Link>
      )}
    </>
  );
}

/** The weeks that the month touches; days of others have no content. */
function weeksOf(days: readonly string[], begins: WeekStart): string[][] {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const begin = firstOfWeek(first, begins);
  const weeks = Math.ceil((daysBetween(begin, last) + 1) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(begin, 7 * week + day)),
  );
}

function MonthGrid({ title, view, begins, week: month }: MonthProps) {
  const { days, now, format } = month;
  const today = dateIn(usePracticeZone(), now);
  const weeks = weeksOf(days, begins);
  const inMonth = new Set(days);
  return (
    <TableFrame tabIndex={0} role="region" aria-label={title}>
      <MonthTable aria-label={title} onKeyDown={handleArrow}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col">
                {listDay(format.language, date).weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) =>
                inMonth.has(date) ? (
                  <td key={date} {...(date === today ? { "data-today": "", "aria-current": "date" as const } : {})}>
                    <MonthCell {...{ date, view }} week={month} />
                  </td>
                ) : (
                  <td key={date} data-other="" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </MonthTable>
    </TableFrame>
  );
}

/** On a narrow screen only today and the days that have lists, one below the other. */
function MonthDays({ view, week: { lists, days, now, format, onOpen } }: MonthProps) {
  const { t } = useTranslation("callouts");
  const today = dateIn(usePracticeZone(), now);
  return days.map((date) => {
    const here = lists.filter((list) => list.date === date);
    if (here.length === 0 && date !== today) return null;
    const acts = (
      <Button
        variant="quiet"
        size="small"
        component={Link}
        to={weekOf(view, date)}
        aria-label={t("week.month.week", { date: format.date(date) })}
      >
        {t("week.shown.days")}
      </Button>
    );
    return (
      <DaySection
        key={date}
        {...{ date, format, acts }}
        isToday={date === today}
        count={<DayCount lists={here} now={now} />}
      >
        {here.map((list) => (
          <li key={list.id}>
            <ListLine {...{ list, now, format, onOpen }} />
          </li>
        ))}
      </DaySection>
    );
  });
}

export function MonthView(props: MonthProps) {
  const phone = useMediaQuery(PHONE);
  return phone ? <MonthDays {...props} /> : <MonthGrid {...props} />;
}
