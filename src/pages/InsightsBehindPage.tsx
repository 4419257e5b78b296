/** /insights/callouts: what stands behind a figure; the way back keeps its filters. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { BehindBoard } from "../features/insights/BehindBoard.tsx";
import { readInsightsView, writeInsightsView } from "../features/insights/insightsView.ts";
import { Page } from "../ui/page/Page.tsx";

export function InsightsBehindPage() {
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
