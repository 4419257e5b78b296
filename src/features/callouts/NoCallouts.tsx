/** Why the table is empty, and one way on. */
import CampaignRounded from "@mui/icons-material/CampaignRounded";
import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { isFiltered, type View, withoutFilters } from "./calloutQuery.ts";

type Props = { view: View; onChange: (next: Partial<View>) => void };

export function NoCallouts({ view, onChange }: Props) {
  const { t } = useTranslation("callouts");
  if (isFiltered(view))
    return (
      <EmptyState icon={<SearchOffRounded />} title={t("noMatch.title")} text={t("noMatch.text")}>
        <Button variant="outlined" onClick={() => onChange(withoutFilters(view))}>
          {t("noMatch.clear")}
        </Button>
      </EmptyState>
    );
  if (view.tab === "all")
    return (
      <EmptyState icon={<CampaignRounded />} title={t("empty.title")} text={t("empty.text")}>
        <Button variant="contained" component={Link} to="/callouts/new">
          {t("newCallout")}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<DoneAllRounded />}
      title={t("empty.tabTitle")}
      text={t(view.tab === "needs_action" ? "empty.needsAction" : "empty.tabText")}
    >
      <Button variant="outlined" onClick={() => onChange({ tab: "all" })}>
        {t("empty.showAll")}
      </Button>
    </EmptyState>
  );
}
