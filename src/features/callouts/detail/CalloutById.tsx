/** One callout by its id, before it is there, and where it is not: said in place. */
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isProblem } from "../../../api/problem.ts";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useCalloutQuery } from "../api/calloutsApi.ts";
import { CalloutView } from "./CalloutView.tsx";

function NotFound() {
  const { t } = useTranslation(["callouts", "common"]);
  return (
    <Page title={t("callouts:detail.notFound.title")} breadcrumbs={[{ label: t("callouts:title"), to: "/callouts" }]}>
      <Paper variant="outlined">
        <EmptyState icon={<SearchOffRounded />} title={t("callouts:detail.notFound.text")}>
          <Button variant="outlined" component={Link} to="/callouts">
            {t("callouts:detail.notFound.back")}
          </Button>
        </EmptyState>
      </Paper>
    </Page>
  );
}

export function CalloutById({ calloutId }: { calloutId: string }) {
  const { t } = useTranslation(["callouts", "common"]);
  const known = /^[1-9]\d{0,14}$/.test(calloutId);
  const { currentData, error, refetch } = useCalloutQuery(Number(calloutId), { skip: !known });
  const problem = isProblem(error) ? error : undefined;
  if (!known || problem?.status === 404) return <NotFound />;
  // What is on hand stays, although asking again failed.
  if (currentData) return <CalloutView key={currentData.id} callout={currentData} />;
  return (
    <Page title={t("callouts:title")} breadcrumbs={[{ label: t("common:home"), to: "/" }]}>
      <Paper variant="outlined">
        {error ? (
          <ErrorState title={t("callouts:detail.failed")} requestId={problem?.requestId} onRetry={refetch} />
        ) : (
          <div aria-busy="true">
            {[120, 80, 200].map((height) => (
              <Skeleton key={height} height={height} style={{ margin: 20 }} />
            ))}
          </div>
        )}
      </Paper>
    </Page>
  );
}
