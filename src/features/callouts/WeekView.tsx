/** A week of lists: a row for each site, a column for each day, morning and afternoon; what is uncovered says so. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useNow } from "../../lib/useNow.ts";
import { addDays, dateIn, ownTimeZone } from "../../lib/wallDates.ts";
import { DataTable, TableFrame } from "../../ui/DataTable.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { SkeletonRows } from "../../ui/SkeletonRows.tsx";
import { mondayOf, type View } from "./calloutQuery.ts";
import { useCalloutsQuery } from "./calloutsApi.ts";
import { useSitesQuery } from "./placesApi.ts";
import { useTimeWords } from "./useTimeWords.ts";
import { WeekRows } from "./WeekRows.tsx";

const MOST = 100;

const Bar = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, padding: "12px 16px" });

/** Every day as wide as the others, whatever stands in it. */
const WeekTable = styled(DataTable)({
  tableLayout: "fixed",
  minWidth: 980,
  "& th:first-of-type": { width: 150 },
});

export type WeekViewProps = { view: View; onChange: (next: Partial<View>) => void };

export function WeekView({ view, onChange }: WeekViewProps) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const words = useTimeWords(now);
  const monday = mondayOf(view.week || dateIn(ownTimeZone(), now));
  const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  const last = addDays(monday, 6);
  const { data: sites } = useSitesQuery();
  const { currentData, error, refetch } = useCalloutsQuery({ tab: "all", from: monday, to: last, per_page: MOST });
  const title = t("tools.week.title", { from: words.date(monday), to: words.date(last) });
  if (error && !currentData) return <ErrorState title={t("tools.week.failed")} onRetry={refetch} />;
  return (
    <>
      <Bar>
        <Typography variant="h2" sx={{ marginInlineEnd: "auto" }} aria-live="polite">
          {title}
        </Typography>
        <Button variant="outlined" size="small" onClick={() => onChange({ week: addDays(monday, -7) })}>
          {t("tools.week.previous")}
        </Button>
        <Button variant="outlined" size="small" onClick={() => onChange({ week: "" })}>
          {t("tools.week.thisWeek")}
        </Button>
        <Button variant="outlined" size="small" onClick={() => onChange({ week: addDays(monday, 7) })}>
          {t("tools.week.next")}
        </Button>
      </Bar>
      {sites?.length === 0 && <Typography sx={{ p: 2.5 }}>{t("tools.week.noSites")}</Typography>}
      <TableFrame tabIndex={0} role="region" aria-label={title}>
        <WeekTable aria-label={title} aria-busy={!currentData}>
          <thead>
            <tr>
              <th scope="col">{t("tools.week.site")}</th>
              {days.map((date) => (
                <th key={date} scope="col">
                  {words.date(date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {currentData && sites ? (
              <WeekRows
                rows={currentData.data.filter(({ status }) => status !== "cancelled")}
                sites={sites}
                days={days}
                now={now}
              />
            ) : (
              <SkeletonRows columns={Array.from({ length: 8 }, () => [80, 0] as const)} rows={4} />
            )}
          </tbody>
        </WeekTable>
      </TableFrame>
    </>
  );
}
