/** How soon there was an offer and a booking, and what doctors answered. */
import { useTranslation } from "react-i18next";
import { FIGURE_KINDS, SPANS } from "../../contract/insights.ts";
import { type Duration } from "../../contract/shapes/insights.ts";
import { FigureCard } from "./FigureCard.tsx";
import { FigureChart } from "./FigureChart.tsx";
import { type Cell } from "./FigureTable.tsx";
import { useInsightsAnswersQuery, useInsightsDurationsQuery } from "./insightsApi.ts";
import { type Behind, behindPath, type InsightsView, insightsQueryOf } from "./insightsView.ts";
import { type FigureFormat, useFigureFormat } from "./useFigureFormat.ts";

type Props = { view: InsightsView };

/** A number and what is told of it lead to the same. */
const leading = (view: InsightsView, count: number, behind: Behind, cell: Omit<Cell, "to">): Cell => ({
  ...cell,
  to: count > 0 ? behindPath(view, behind) : undefined,
});

/** The middle of those to which it happened. */
function durationsSentence(offer: Duration | undefined, fill: Duration | undefined, { t, took }: FigureFormat): string {
  if (offer?.median_minutes == null) return t("insights:durations.none");
  if (fill?.median_minutes == null) return t("insights:durations.offered", { offer: took(offer.median_minutes) });
  return t("insights:durations.say", { offer: took(offer.median_minutes), fill: took(fill.median_minutes) });
}

export function DurationsFigure({ view }: Props) {
  const format = useFigureFormat();
  const { t } = useTranslation("insights");
  const asked = useInsightsDurationsQuery(insightsQueryOf(view));
  const { first_offer, fill_time } = asked.data?.data ?? {};
  const spans = SPANS.map((span) => ({
    span,
    offered: first_offer?.spans[span] ?? 0,
    filled: fill_time?.spans[span] ?? 0,
  }));
  return (
    <FigureCard
      title={t("durations.title")}
      name="time-to-offer-and-fill"
      asked={asked}
      behind={first_offer?.median_minutes == null ? undefined : behindPath(view, { figure: "first_offer" })}
      sentence={durationsSentence(first_offer, fill_time, format)}
      chart={
        <FigureChart
          labels={spans.map(({ span }) => t(`short.${span}`))}
          bars={[
            { label: t("durations.first_offer"), tone: "plain", values: spans.map(({ offered }) => offered) },
            { label: t("durations.fill_time"), tone: "good", values: spans.map(({ filled }) => filled) },
          ]}
        />
      }
      table={{
        head: [t("durations.after"), t("durations.first_offer"), t("durations.fill_time")],
        rows: spans.map(({ span, offered, filled }) => ({
          key: span,
          cells: [
            { text: format.kind(span) },
            leading(view, offered, { figure: "first_offer", kind: span }, format.countCell(offered)),
            leading(view, filled, { figure: "fill_time", kind: span }, format.countCell(filled)),
          ],
        })),
      }}
    />
  );
}

export function AnswersFigure({ view }: Props) {
  const format = useFigureFormat();
  const { t } = useTranslation("insights");
  const asked = useInsightsAnswersQuery(insightsQueryOf(view));
  const counts = FIGURE_KINDS.answers.map((kind) => ({ kind, count: asked.data?.data[kind] ?? 0 }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const answered = all - (asked.data?.data.none ?? 0);
  return (
    <FigureCard
      title={t("answers.title")}
      name="answers"
      asked={asked}
      behind={all > 0 ? behindPath(view, { figure: "answers" }) : undefined}
      sentence={all > 0 ? t("answers.say", { answered: format.count(answered), all: format.count(all) }) : t("nothing")}
      chart={
        <FigureChart
          labels={counts.map(({ kind }) => format.kind(kind))}
          answers={FIGURE_KINDS.answers}
          bars={[{ label: t("answers.title"), tone: "plain", values: counts.map(({ count }) => count) }]}
        />
      }
      table={{
        head: [t("answers.answer"), t("answers.number"), t("share")],
        rows: counts.map(({ kind, count }) => ({
          key: kind,
          cells: [
            { text: format.kind(kind) },
            leading(view, count, { figure: "answers", kind }, format.countCell(count)),
            leading(view, count, { figure: "answers", kind }, { text: format.share(count, all) }),
          ],
        })),
      }}
    />
  );
}
