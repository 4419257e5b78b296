/** /insights: how cover goes in the practice. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { InsightsBoard } from "../features/insights/InsightsBoard.tsx";
import { Page } from "../ui/page/Page.tsx";

export function InsightsPage() {
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
