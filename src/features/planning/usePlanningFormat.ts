/** How standing lists and their days are told: weekdays, hours, and what tells one from another. */
import { useTranslation } from "react-i18next";
import { type StandingList } from "../../contract/shapes/planning.ts";
import { formatSpan } from "../../contract/wallSpan.ts";
import { addDays, weekdayName } from "../../lib/dateFormats.ts";
import { joinFacts } from "../../lib/formatList.ts";
import { nonBreaking } from "../../lib/nonBreaking.ts";

/** A Monday. */
const MONDAY = "2026-11-30";

/** Some day of that weekday; 1 is Monday. */
export const someDay = (weekday: number): string => addDays(MONDAY, weekday - 1);

export function usePlanningFormat() {
  const { t, i18n } = useTranslation(["planning", "callouts", "common"]);
  const { language } = i18n;
  const weekday = (number: number): string => weekdayName(language, someDay(number));
  const title = (list: StandingList): string =>
    `${weekday(list.weekday)} ${nonBreaking(formatSpan(list.start_time, list.end_time))}`;
  return {
    t,
    language,
    weekday,
    /** "Monday 08:00–12:00". */
    title,
    every: (weeks: number): string =>
      weeks === 1 ? t("planning:standing.weekly") : t("planning:standing.every", { weeks }),
    /** What tells it from all others. */
    name: (list: StandingList): string =>
      joinFacts(language, [title(list), list.site.short_name, list.theatre, list.surgeon?.name]),
  };
}
