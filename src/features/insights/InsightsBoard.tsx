/** All figures of the practice; before the second week of use, from when on there will be some. */
import InsightsRounded from "@mui/icons-material/InsightsRounded";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { useListUrlState } from "../../lib/hooks/useListUrlState.ts";
import { EmptyState } from "../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { AnswersFigure, DurationsFigure } from "./AnswerFigures.tsx";
import { InsightsFilters } from "./InsightsFilters.tsx";
import { useInsightsAboutQuery } from "./insightsApi.ts";
import { daysProblem, readInsightsView, writeInsightsView } from "./insightsView.ts";
import { DoctorsFigure, GroupsFigure } from "./RateFigures.tsx";
import { useFigureFormat } from "./useFigureFormat.ts";
import { AheadFigure, FilledFigure, MailsFigure, WithdrawalsFigure } from "./WeekFigures.tsx";

const Grid = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 480px), 1fr))",
  "@media print": { display: "block", "& > *": { marginBottom: 16 } },
});

function Figures() {
  const [view, change] = useListUrlState(readInsightsView, writeInsightsView);
  return (
    <>
      <InsightsFilters view={view} onChange={change} />
      <Grid>
        <AheadFigure view={view} />
        {daysProblem(view) === null && (
          <>
            <FilledFigure view={view} />
            <DurationsFigure view={view} />
            <AnswersFigure view={view} />
            <WithdrawalsFigure view={view} />
            <DoctorsFigure view={view} onChange={change} />
            <GroupsFigure view={view} />
            <MailsFigure view={view} />
          </>
        )}
      </Grid>
    </>
  );
}

export function InsightsBoard() {
  const { t } = useTranslation("insights");
  const { date } = useFigureFormat();
  const { data, error, isError, refetch } = useInsightsAboutQuery();
  if (isError && !data)
    return (
      <Paper variant="outlined">
        <ErrorState title={t("failed")} requestId={isProblem(error) ? error.requestId : undefined} onRetry={refetch} />
      </Paper>
    );
  if (!data) return <Skeleton height={420} />;
  if (data.ready) return <Figures />;
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={<InsightsRounded />}
        title={t("notYet.title")}
        text={data.begins_on ? t("notYet.from", { date: date(data.begins_on) }) : t("notYet.never")}
      />
    </Paper>
  );
}
