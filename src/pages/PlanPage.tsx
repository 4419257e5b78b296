/** /planning: the lists of some weeks, made from the standing lists. */
import "../features/i18n/addPageTexts.ts";
import PrintRounded from "@mui/icons-material/PrintRounded";
import UploadFileRounded from "@mui/icons-material/UploadFileRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PlanBoard } from "../features/planning/plan/PlanBoard.tsx";
import { usePlanView } from "../features/planning/plan/usePlanView.ts";
import { Page } from "../ui/page/Page.tsx";

export function PlanPage() {
  const { t } = useTranslation(["planning", "transfer", "common"]);
  const [view, change] = usePlanView();
  return (
    <Page
      title={t("planning:plan.title")}
      description={t("planning:plan.intro")}
      breadcrumbs={[{ label: t("common:home"), to: "/" }]}
      actions={
        <>
          <Button variant="quiet" startIcon={<PrintRounded />} onClick={() => window.print()}>
            {t("planning:plan.print")}
          </Button>
          <Button variant="outlined" component={Link} to={`/callouts?view=week&week=${view.from}`}>
            {t("planning:plan.week")}
          </Button>
          <Button variant="outlined" startIcon={<UploadFileRounded />} component={Link} to="/planning/import">
            {t("transfer:lists.open")}
          </Button>
          <Button variant="outlined" component={Link} to="/planning/standing-lists">
            {t("planning:plan.standing")}
          </Button>
        </>
      }
    >
      <PlanBoard view={view} onChange={change} />
    </Page>
  );
}
