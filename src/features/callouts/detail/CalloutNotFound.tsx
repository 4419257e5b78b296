/** In place of a callout that does not exist, or is another practice's. */
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { Page } from "../../../ui/page/Page.tsx";

export function CalloutNotFound() {
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
