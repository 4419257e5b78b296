/** Figures by week: cover ahead, lists filled, withdrawals, emails. */
import { useTranslation } from "react-i18next";
import { AHEAD_WEEKS, type Figure, type FigureKind } from "../../contract/insights.ts";
import { FigureCard } from "./FigureCard.tsx";
import { FigureChart } from "./FigureChart.tsx";
import { type Cell } from "./FigureTable.tsx";
import {
  useInsightsAheadQuery,
  useInsightsFilledQuery,
  useInsightsMailsQuery,
  useInsightsWithdrawalsQuery,
} from "./insightsApi.ts";
import { behindPath, type InsightsView, insightsQueryOf } from "./insightsView.ts";
import { useFigureFormat } from "./useFigureFormat.ts";

type Props = { view: InsightsView };

const sumOf = (values: number[]): number => values.reduce((sum, one) => sum + one, 0);

/** Cells of a week: its first day, and numbers that lead to what is behind them. */
function useWeekCells(view: InsightsView) {
  const format = useFigureFormat();
  const { t } = useTranslation("insights");
  const first = (week: string): Cell => ({ text: format.week(week), value: week });
  const count = (count: number, figure: Figure, week: string, kind?: FigureKind): Cell => ({
    ...format.countCell(count),
    to: count > 0 ? behindPath(view, { figure, week, ...(kind ? { kind } : {}) }) : undefined,
  });
  /** What follows from two numbers, which lead to the same. */
  const share = (text: string, all: number, figure: Figure, week: string): Cell => ({
    text,
    to: all > 0 ? behindPath(view, { figure, week }) : undefined,
  });
  const whole = (all: number, figure: Figure, kind?: FigureKind): string | undefined =>
    all > 0 ? behindPath(view, { figure, ...(kind ? { kind } : {}) }) : undefined;
  return { format, t, first, count, share, whole };
}

export function AheadFigure({ view }: Props) {
  const { format, t, first, count, whole } = useWeekCells(view);
  const asked = useInsightsAheadQuery(insightsQueryOf(view));
  const weeks = asked.data?.data ?? [];
  const [covered, uncovered] = [weeks.map((one) => one.covered), weeks.map((one) => one.uncovered)];
  const [open, all] = [sumOf(uncovered), sumOf(covered) + sumOf(uncovered)];
  return (
    <FigureCard
      wide
      title={t("ahead.title")}
      name="lists-ahead"
      asked={asked}
      behind={whole(open, "ahead", "uncovered")}
      sentence={
        all > 0
          ? t("ahead.say", { open: format.count(open), all: format.count(all), weeks: AHEAD_WEEKS })
          : t("ahead.none", { weeks: AHEAD_WEEKS })
      }
      chart={
        <FigureChart
          stacked
          labels={weeks.map(({ week }) => format.tick(week))}
          bars={[
            { label: format.kind("covered"), tone: "good", values: covered },
            { label: format.kind("uncovered"), tone: "risk", values: uncovered },
          ]}
        />
      }
      table={{
        head: [t("week"), format.kind("covered"), format.kind("uncovered")],
        rows: weeks.map((one) => ({
          key: one.week,
          cells: [
            first(one.week),
            count(one.covered, "ahead", one.week, "covered"),
            count(one.uncovered, "ahead", one.week, "uncovered"),
          ],
        })),
      }}
    />
  );
}

export function FilledFigure({ view }: Props) {
  const { format, t, first, count, share, whole } = useWeekCells(view);
  const asked = useInsightsFilledQuery(insightsQueryOf(view));
  const weeks = asked.data?.data ?? [];
  const [filled, unfilled] = [weeks.map((one) => one.filled), weeks.map((one) => one.unfilled)];
  const [good, all] = [sumOf(filled), sumOf(filled) + sumOf(unfilled)];
  return (
    <FigureCard
      title={t("filled.title")}
      name="lists-filled"
      asked={asked}
      behind={whole(all, "filled")}
      sentence={
        all > 0
          ? t("filled.say", { filled: format.count(good), all: format.count(all), rate: format.share(good, all) })
          : t("nothing")
      }
      chart={
        <FigureChart
          stacked
          labels={weeks.map(({ week }) => format.tick(week))}
          bars={[
            { label: format.kind("filled"), tone: "good", values: filled },
            { label: format.kind("unfilled"), tone: "risk", values: unfilled },
          ]}
        />
      }
      table={{
        head: [t("week"), format.kind("filled"), format.kind("unfilled"), t("rate")],
        rows: weeks.map((one) => ({
          key: one.week,
          cells: [
            first(one.week),
            count(one.filled, "filled", one.week, "filled"),
            count(one.unfilled, "filled", one.week, "unfilled"),
            share(format.share(one.filled, one.filled + one.unfilled), one.filled + one.unfilled, "filled", one.week),
          ],
        })),
      }}
    />
  );
}

export function WithdrawalsFigure({ view }: Props) {
  const { format, t, first, count, whole } = useWeekCells(view);
  const asked = useInsightsWithdrawalsQuery(insightsQueryOf(view));
  const weeks = asked.data?.data ?? [];
  const [early, late] = [weeks.map((one) => one.early), weeks.map((one) => one.late)];
  const all = sumOf(early) + sumOf(late);
  const hours = asked.data?.meta.late_hours ?? 0;
  return (
    <FigureCard
      title={t("withdrawals.title")}
      name="withdrawals"
      asked={asked}
      behind={whole(all, "withdrawals")}
      sentence={
        all > 0
          ? t("withdrawals.say", { all: format.count(all), late: format.count(sumOf(late)), hours })
          : t("withdrawals.none")
      }
      chart={
        <FigureChart
          stacked
          labels={weeks.map(({ week }) => format.tick(week))}
          bars={[
            { label: format.kind("early"), tone: "plain", values: early },
            { label: format.kind("late"), tone: "risk", values: late },
          ]}
        />
      }
      table={{
        head: [t("week"), format.kind("early"), format.kind("late")],
        rows: weeks.map((one) => ({
          key: one.week,
          cells: [
            first(one.week),
            count(one.early, "withdrawals", one.week, "early"),
            count(one.late, "withdrawals", one.week, "late"),
          ],
        })),
      }}
    />
  );
}

export function MailsFigure({ view }: Props) {
  const { format, t, first, count, share, whole } = useWeekCells(view);
  const asked = useInsightsMailsQuery(insightsQueryOf(view));
  const weeks = asked.data?.data ?? [];
  const [mails, filled] = [sumOf(weeks.map((one) => one.mails)), sumOf(weeks.map((one) => one.filled))];
  const each = weeks.map((one) => (one.filled > 0 ? Math.round((one.mails / one.filled) * 10) / 10 : 0));
  return (
    <FigureCard
      title={t("mails.title")}
      name="emails-per-filled-list"
      asked={asked}
      behind={whole(filled, "mails")}
      sentence={filled > 0 ? t("mails.say", { each: format.perOne(mails, filled) }) : t("mails.none")}
      chart={
        <FigureChart
          labels={weeks.map(({ week }) => format.tick(week))}
          bars={[{ label: t("mails.each"), tone: "plain", values: each }]}
        />
      }
      table={{
        head: [t("week"), t("mails.mails"), t("mails.filled"), t("mails.each")],
        rows: weeks.map((one) => ({
          key: one.week,
          cells: [
            first(one.week),
            count(one.mails, "mails", one.week),
            count(one.filled, "mails", one.week),
            share(format.perOne(one.mails, one.filled), one.filled, "mails", one.week),
          ],
        })),
      }}
    />
  );
}
