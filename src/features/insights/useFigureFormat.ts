/** Figures, dates and times in the person's language. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { MINUTE_MS } from "../../contract/durations.ts";
import { FEWEST_ASKED, type FigureKind } from "../../contract/insights.ts";
import { systemClock } from "../../lib/clock.ts";
import { dateLocale } from "../../lib/dateLocale.ts";
import { useTimeFormat } from "../callouts/public.ts";

const ANSWERS = ["available", "if_needed", "unavailable", "none"] as const;

/** A local date stands for itself, in no zone. */
const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

export function useFigureFormat() {
  const { t, i18n } = useTranslation(["insights", "callouts"]);
  const { language } = i18n;
  const now = useMemo(() => systemClock.now(), []);
  const { span, date } = useTimeFormat(now);
  return useMemo(() => {
    const locale = dateLocale(language);
    const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
    const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
    const figures = new Intl.DateTimeFormat(locale, { day: "numeric", month: "numeric", timeZone: "UTC" });
    const week = (monday: string) => day.format(noon(monday));
    const whole = new Intl.NumberFormat(locale);
    const count = (number: number): string => whole.format(number);
    const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return {
      t,
      language,
      date,
      /** "26 Nov" of the first day of a week. */
      week,
      /** The same where there is little room. */
      tick: (monday: string) => (language === "en" ? week(monday) : figures.format(noon(monday))),
      count,
      /** A cell's number; its file has it without signs. */
      countCell: (number: number) => ({ text: count(number), value: number }),
      share: (part: number, all: number) => (all > 0 ? percent.format(part / all) : "–"),
      /** Of few, one answer would decide it. */
      rate: (part: number, all: number) => (all >= FEWEST_ASKED ? percent.format(part / all) : "–"),
      perOne: (all: number, ones: number) => (ones > 0 ? decimal.format(all / ones) : "–"),
      took: (minutes: number | null) => (minutes === null ? "–" : span(minutes * MINUTE_MS)),
      kind: (kind: FigureKind): string => {
        const answer = ANSWERS.find((one) => one === kind);
        return answer
          ? t(`callouts:answer.${answer}`)
          : t(`insights:kind.${kind as Exclude<FigureKind, (typeof ANSWERS)[number]>}`);
      },
    };
  }, [t, language, span, date]);
}
export type FigureFormat = ReturnType<typeof useFigureFormat>;
