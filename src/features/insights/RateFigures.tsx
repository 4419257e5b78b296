/** How often and how soon doctors answer, one by one in order of name, and by group: never ranked. */
import { useTranslation } from "react-i18next";
import { FAIR_TIME_HOURS, FEWEST_ASKED } from "../../contract/insights.ts";
import { PER_PAGE } from "../../contract/page.ts";
import { type DoctorRates } from "../../contract/shapes/insights.ts";
import { type ChangeView } from "../../lib/hooks/useListUrlState.ts";
import { Pager } from "../../ui/table/Pager.tsx";
import { FigureCard } from "./FigureCard.tsx";
import { FigureChart } from "./FigureChart.tsx";
import { type Cell, type FigureRow } from "./FigureTable.tsx";
import { useInsightsAllDoctorsMutation, useInsightsDoctorsQuery, useInsightsGroupsQuery } from "./insightsApi.ts";
import { behindPath, type InsightsView, insightsQueryOf } from "./insightsView.ts";
import { type FigureFormat, useFigureFormat } from "./useFigureFormat.ts";

type Rates = { asked: number; answered: number; median_minutes: number | null };

/** Asked, answered, how often, how soon. */
function rateCells(
  { asked, answered, median_minutes }: Rates,
  to: (kind?: "answered") => string,
  format: FigureFormat,
): Cell[] {
  const few = asked < FEWEST_ASKED;
  return [
    { ...format.countCell(asked), to: to() },
    { ...format.countCell(answered), to: answered > 0 ? to("answered") : undefined },
    { text: format.rate(answered, asked), to: few ? undefined : to() },
    {
      text: few ? "–" : format.took(median_minutes),
      value: few ? "" : (median_minutes ?? ""),
      to: few || median_minutes === null ? undefined : to("answered"),
    },
  ];
}

/** Per cent, of those with enough callouts. */
const rated = <Row extends Rates>(rows: readonly Row[]) =>
  rows
    .filter(({ asked }) => asked >= FEWEST_ASKED)
    .map((row) => ({ row, rate: Math.round((row.answered / row.asked) * 100) }));

function useRateHead(): string[] {
  const { t } = useTranslation("insights");
  return [t("rates.asked"), t("rates.answered"), t("rates.rate"), t("rates.median")];
}

const doctorRow = ({ doctor, ...rates }: DoctorRates, view: InsightsView, format: FigureFormat): FigureRow => ({
  key: String(doctor.id),
  cells: [
    { text: doctor.name, to: `/doctors/${doctor.id}` },
    ...rateCells(
      rates,
      (kind) => behindPath(view, { figure: "asked", doctor: doctor.id, ...(kind ? { kind } : {}) }),
      format,
    ),
  ],
});

/** The server gives one page at a time; a file holds all. */
function useAllDoctors(view: InsightsView) {
  const format = useFigureFormat();
  const [ask, { reset }] = useInsightsAllDoctorsMutation();
  return async (): Promise<FigureRow[]> => {
    const rows = await ask(insightsQueryOf(view)).unwrap();
    // The store is no place for files.
    reset();
    return rows.map((row) => doctorRow(row, view, format));
  };
}

export function DoctorsFigure({ view, onChange }: { view: InsightsView; onChange: ChangeView<InsightsView> }) {
  const format = useFigureFormat();
  const { t } = useTranslation("insights");
  const head = useRateHead();
  const asked = useInsightsDoctorsQuery({ ...insightsQueryOf(view), ...(view.page > 1 ? { page: view.page } : {}) });
  const rows = asked.data?.data ?? [];
  const total = asked.data?.meta.total ?? 0;
  const shown = rated(rows);
  const allRows = useAllDoctors(view);
  const { currentData: page } = asked;
  const hasAll = page !== undefined && page.data.length === page.meta.total;
  return (
    <FigureCard
      wide
      title={t("doctors.title")}
      name="answers-by-doctor"
      asked={asked}
      sentence={
        total > 0
          ? t("doctors.say", { total: format.count(total), fewest: FEWEST_ASKED, hours: FAIR_TIME_HOURS })
          : t("nothing")
      }
      chart={
        shown.length > 0 && (
          <FigureChart
            labels={shown.map(({ row }) => row.doctor.name)}
            keys={shown.map(({ row }) => String(row.doctor.id))}
            bars={[{ label: t("rates.rate"), tone: "plain", values: shown.map(({ rate }) => rate) }]}
          />
        )
      }
      table={{
        head: [t("doctors.doctor"), ...head],
        rows: rows.map((row) => doctorRow(row, view, format)),
      }}
      {...(hasAll ? {} : { allRows })}
    >
      {total > PER_PAGE && (
        <Pager page={view.page} perPage={PER_PAGE} total={total} onPage={(page) => onChange({ page })} />
      )}
    </FigureCard>
  );
}

export function GroupsFigure({ view }: { view: InsightsView }) {
  const format = useFigureFormat();
  const { t } = useTranslation("insights");
  const head = useRateHead();
  const asked = useInsightsGroupsQuery(insightsQueryOf(view));
  const rows = asked.data?.data ?? [];
  const shown = rated(rows);
  return (
    <FigureCard
      title={t("groups.title")}
      name="answers-by-group"
      asked={asked}
      sentence={rows.length > 0 ? t("groups.say") : t("nothing")}
      chart={
        shown.length > 0 && (
          <FigureChart
            labels={shown.map(({ row }) => row.group.name)}
            keys={shown.map(({ row }) => String(row.group.id))}
            bars={[{ label: t("rates.rate"), tone: "plain", values: shown.map(({ rate }) => rate) }]}
          />
        )
      }
      table={{
        head: [t("groups.group"), t("groups.doctors"), ...head],
        rows: rows.map(({ group, doctors, ...rates }) => ({
          key: String(group.id),
          cells: [
            { text: group.name },
            { ...format.countCell(doctors), to: behindPath(view, { figure: "asked", group: group.id }) },
            ...rateCells(
              rates,
              (kind) => behindPath(view, { figure: "asked", group: group.id, ...(kind ? { kind } : {}) }),
              format,
            ),
          ],
        })),
      }}
    />
  );
}
