/** One callout by its id, before it is there, and where it is not: said in place. */
import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useCalloutQuery } from "../api/calloutsApi.ts";
import { CalloutNotFound } from "./CalloutNotFound.tsx";
import { CalloutView } from "./CalloutView.tsx";
import { calloutIdOf } from "./calloutIdOf.ts";

export function CalloutById({ calloutId }: { calloutId: string }) {
  const { t } = useTranslation(["callouts", "common"]);
  const id = calloutIdOf(calloutId);
  const { currentData, error, refetch } = useCalloutQuery(id ?? 0, { skip: id === null });
  const problem = isProblem(error) ? error : undefined;
  if (id === null || problem?.status === 404) return <CalloutNotFound />;
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
