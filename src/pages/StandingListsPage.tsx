/** /planning/standing-lists: the lists that come again and again. */
import "../features/i18n/addPageTexts.ts";
import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { StandingBoard } from "../features/planning/standing/StandingBoard.tsx";
import { useStandingView } from "../features/planning/standing/useStandingView.ts";
import { Page } from "../ui/page/Page.tsx";

export function StandingListsPage() {
  const { t } = useTranslation(["planning", "common"]);
  const [view, change] = useStandingView();
  return (
    <Page
      title={t("planning:standing.title")}
      description={t("planning:standing.text")}
      breadcrumbs={[
        { label: t("common:home"), to: "/" },
        { label: t("common:menu.planning"), to: "/planning" },
      ]}
      actions={
        <>
          <Button variant="outlined" component={Link} to="/planning">
            {t("planning:standing.plan")}
          </Button>
          <Button variant="contained" startIcon={<AddRounded />} onClick={() => change({ edit: "new" })}>
            {t("planning:standing.add")}
          </Button>
        </>
      }
    >
      <StandingBoard view={view} onChange={change} />
    </Page>
  );
}
