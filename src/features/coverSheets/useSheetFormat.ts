/** Dates, times and roles as a sheet says them: in the app's language, by the clocks of the site. */
import { useTranslation } from "react-i18next";
import { type WallSpan } from "../../contract/shapes/calloutList.ts";
import { type CoverSheet } from "../../contract/shapes/callouts/coverSheet.ts";
import { addDays, dateIn, fullDate, timeIn } from "../../lib/dateFormats.ts";
import { dateLocale } from "../../lib/dateLocale.ts";
import { joinMoment, joinNames } from "../../lib/formatList.ts";

const DATE = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** A local date stands for itself, in no zone. */
const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** "Wednesday 25 November 2026". */
export const dayInFull = (language: string, date: string): string =>
  new Intl.DateTimeFormat(dateLocale(language), DATE).format(noon(date));

/** Both days where the list ends on the next. */
function daysOf(language: string, { date, start_time, end_time }: CoverSheet): [first: string, next?: string] {
  const first = dayInFull(language, date);
  if (end_time > start_time) return [first];
  const { year, ...next } = DATE;
  return [first, new Intl.DateTimeFormat(dateLocale(language), next).format(noon(addDays(date, 1)))];
}

export function useSheetFormat() {
  const { t, i18n } = useTranslation(["coverSheets", "callouts"]);
  const { language } = i18n;
  /** A time before the list's start is of the next day, and so is an end at it. */
  const times = ({ start_time }: CoverSheet, { from, to }: WallSpan): string => {
    const next = (time: string) => t("coverSheets:nextDay", { time });
    if (from < start_time) return next(`${from}–${to}`);
    return `${from}–${to <= start_time ? next(to) : to}`;
  };
  return {
    t,
    days: (sheet: CoverSheet) => daysOf(language, sheet),
    times,
    hours: (sheet: CoverSheet) => times(sheet, { from: sheet.start_time, to: sheet.end_time }),
    asOf: ({ as_of, time_zone }: CoverSheet) => {
      const instant = Date.parse(as_of);
      return joinMoment(language, fullDate(language, dateIn(time_zone, instant)), timeIn(time_zone, instant));
    },
    role: ({ role_needed }: CoverSheet) =>
      role_needed === "other" ? t("coverSheets:doctor") : t(`callouts:role.${role_needed}`),
    requirements: ({ requirements }: CoverSheet) =>
      joinNames(
        language,
        requirements.map((one) => t(`callouts:lists.requirement.${one}`)),
      ),
  };
}

export type SheetFormat = ReturnType<typeof useSheetFormat>;
