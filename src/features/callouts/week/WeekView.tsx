/** The calendar of lists, called out or not: a week by site, theatre or doctor, or a month; what is uncovered says so. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { dateIn, monthName } from "../../../lib/dateFormats.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { useSitesQuery } from "../../places/public.ts";
import { selectWeekStart, usePracticeZone } from "../../user/public.ts";
import { useListsQuery } from "../api/listsApi.ts";
import { CardSkeletons } from "../shared/CardSkeletons.tsx";
import { isFiltered, listsQueryOf, type View, valuesOf } from "../shared/calloutQuery.ts";
import { NothingFound } from "../shared/NothingFound.tsx";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { CalendarBar } from "./CalendarBar.tsx";
import { DoctorWeek } from "./DoctorWeek.tsx";
import { MonthView } from "./MonthView.tsx";
import { type Period, periodOf } from "./period.ts";
import { useListDialogs } from "./useListDialogs.tsx";
import { WeekDays } from "./WeekDays.tsx";
import { WeekGrid } from "./WeekGrid.tsx";
import { type WeekProps } from "./WeekRows.tsx";

type ViewProps = { view: View; onChange: (next: Partial<View>) => void };

/** `week`: null, not there yet. */
type ShownProps = { title: string; period: Period; view: View; week: WeekProps | null };

function Shown({ title, period: { calendar, days }, view, week }: ShownProps) {
  const phone = useMediaQuery(PHONE);
  const begins = useAppSelector(selectWeekStart);
  if (calendar === "month") return week ? <MonthView {...{ title, view, begins, week }} /> : <CardSkeletons />;
  if (calendar === "doctors") return week ? <DoctorWeek {...{ title, week }} /> : <CardSkeletons />;
  if (!phone) return <WeekGrid {...{ title, days, week }} by={calendar} />;
  return week ? <WeekDays {...week} /> : <CardSkeletons />;
}

/** Of a week or a month without lists. */
function useEmptyLabels(isMonth: boolean): { empty: string; noMatch: string; failed: string } {
  const { t } = useTranslation("callouts");
  return isMonth
    ? { empty: t("week.month.empty"), noMatch: t("week.month.noMatch"), failed: t("week.month.failed") }
    : { empty: t("lists.weekEmpty"), noMatch: t("lists.weekNoMatch"), failed: t("tools.week.failed") };
}

export function WeekView({ view, onChange }: ViewProps) {
  const { t, i18n } = useTranslation("callouts");
  const now = useNow();
  const format = useTimeFormat(now);
  const begins = useAppSelector(selectWeekStart);
  const zone = usePracticeZone();
  const calendar = view.display === "table" ? "week" : view.display;
  const period = periodOf(calendar, view.week || dateIn(zone, now), begins);
  const { first, last, days } = period;
  const isMonth = calendar === "month";
  const { data: sites, error: sitesError, refetch: refetchSites } = useSitesQuery();
  const { currentData, error, refetch } = useListsQuery(listsQueryOf(view, first, last));
  const { acts, dialogs } = useListDialogs(currentData ?? [], format);
  const told = useEmptyLabels(isMonth);
  const title = isMonth
    ? monthName(i18n.language, first)
    : t("tools.week.title", { from: format.date(first), to: format.date(last) });
  // A cancelled list is nobody's work any more, unless it is what was asked for.
  const lists = valuesOf(view.status).includes("cancelled")
    ? currentData
    : currentData?.filter(({ cover_status }) => cover_status !== "cancelled");
  const shownSites = view.site ? sites?.filter(({ id }) => valuesOf(view.site).includes(String(id))) : sites;
  const week = lists && shownSites ? { lists, sites: shownSites, days, now, format, ...acts } : null;
  const empty = week?.lists.length === 0 && sites?.length !== 0;
  const failure = (currentData ? undefined : error) ?? (sites ? undefined : sitesError);
  const failed = failure !== undefined;
  const handleRetry = () => {
    void refetch();
    void refetchSites();
  };
  const noneFits = empty && isFiltered(view);
  return (
    <>
      <CalendarBar title={title} period={period} onChange={onChange} />
      {sites?.length === 0 && <Typography sx={{ p: 2.5 }}>{t("tools.week.noSites")}</Typography>}
      {empty && !noneFits && calendar !== "doctors" && (
        <Typography sx={{ px: 2, pb: 1.5 }}>
          <b>{told.empty}</b> {!isMonth && t("lists.weekEmptyText")}
        </Typography>
      )}
      {noneFits && (
        <NothingFound title={t("lists.weekNoMatchTitle")} text={told.noMatch} view={view} onChange={onChange} />
      )}
      {failed && (
        <ErrorState
          title={told.failed}
          requestId={isProblem(failure) ? failure.requestId : undefined}
          onRetry={handleRetry}
        />
      )}
      {!noneFits && !failed && <Shown {...{ title, period, view, week }} />}
      {dialogs}
    </>
  );
}
