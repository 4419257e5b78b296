/** Figures, dates and times in the person's language. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { FEWEST_ASKED, type FigureKind } from "../../contract/insights.ts";
import { systemClock } from "../../lib/clock.ts";
import { shortDate } from "../../lib/dateFormats.ts";
import { dateLocale } from "../../lib/dateLocale.ts";
import { useTimeWords } from "../callouts/public.ts";

const ANSWERS = ["available", "if_needed", "unavailable", "none"] as const;

/** Month and day are written in figures there, in this order. */
const COMPACT = ["ja", "zh"];

export function useFigureWords() {
  const { t, i18n } = useTranslation(["insights", "callouts"]);
  const { language } = i18n;
  const [now] = useMemo(() => [systemClock.now()], []);
  const { span, date } = useTimeWords(now);
  return useMemo(() => {
    const locale = dateLocale(language);
    const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
    const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return {
      t,
      language,
      date,
      /** "26 Nov" of the first day of a week. */
      week: (monday: string) => shortDate(language, monday),
      /** The same where there is little room. */
      tick: (monday: string) =>
        COMPACT.includes(language)
          ? `${Number(monday.slice(5, 7))}/${Number(monday.slice(8))}`
          : shortDate(language, monday),
      share: (part: number, all: number) => (all > 0 ? percent.format(part / all) : "–"),
      /** Of few, one answer would decide it. */
      rate: (part: number, all: number) => (all >= FEWEST_ASKED ? percent.format(part / all) : "–"),
      perOne: (all: number, ones: number) => (ones > 0 ? decimal.format(all / ones) : "–"),
      took: (minutes: number | null) => (minutes === null ? "–" : span(minutes * 60_000)),
      kind: (kind: FigureKind): string => {
        const answer = ANSWERS.find((one) => one === kind);
        return answer
          ? t(`callouts:answer.${answer}`)
          : t(`insights:kind.${kind as Exclude<FigureKind, (typeof ANSWERS)[number]>}`);
      },
    };
  }, [t, language, span, date]);
}
export type FigureWords = ReturnType<typeof useFigureWords>;
