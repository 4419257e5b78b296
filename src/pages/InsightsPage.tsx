/** /insights: how well lists are covered; /insights/callouts: what stands behind a figure. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { BehindBoard } from "../features/insights/BehindBoard.tsx";
import { InsightsBoard } from "../features/insights/InsightsBoard.tsx";
import { readInsightsView, writeInsightsView } from "../features/insights/insightsView.ts";
import { Page } from "../ui/page/Page.tsx";

function Figures() {
  const { t } = useTranslation(["insights", "common"]);
  return (
    <Page
      title={t("common:menu.insights")}
      description={t("insights:intro")}
      breadcrumbs={[{ label: t("common:home"), to: "/" }]}
    >
      <InsightsBoard />
    </Page>
  );
}

/** The way back keeps the filters. */
function Behind() {
  const { t } = useTranslation(["insights", "common"]);
  const [params] = useSearchParams();
  const filters = writeInsightsView({ ...readInsightsView(params), page: 1 }).toString();
  return (
    <Page
      title={t("insights:behind.title")}
      breadcrumbs={[
        { label: t("common:home"), to: "/" },
        { label: t("common:menu.insights"), to: `/insights${filters && `?${filters}`}` },
      ]}
    >
      <BehindBoard />
    </Page>
  );
}

export function InsightsPage() {
  const { "*": path = "" } = useParams();
  if (path === "") return <Figures />;
  return path === "callouts" ? <Behind /> : <Navigate to="/error/404" replace />;
}
