/** Why the table is empty, and one way on. */
import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ROLES_NEEDED } from "../../contract/callout.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoMatch } from "../../ui/NoMatch.tsx";
import { laterPart } from "../i18n/public.ts";
import { CardSkeletons } from "./CardSkeletons.tsx";
import { isFiltered, type View, withoutFilters } from "./calloutQuery.ts";
import { useSitesQuery, useSurgeonsQuery } from "./placesApi.ts";

const FirstSteps = laterPart("FirstSteps", () => import("./FirstSteps.tsx"));

/** What was asked for, in the words of the filters that stand in the bar. */
function useFilterWords({ range, site, surgeon, role }: View): string[] {
  const { t } = useTranslation("callouts");
  const { data: sites = [] } = useSitesQuery();
  const { data: surgeons = [] } = useSurgeonsQuery();
  const days = { "": "", today: t("filters.today"), own: t("filters.ownDates") };
  const words = [
    range === "7" || range === "14" || range === "30" ? t(`filters.next${range}`) : days[range],
    sites.find(({ id }) => String(id) === site)?.name,
    surgeons.find(({ id }) => String(id) === surgeon)?.display_name,
    ROLES_NEEDED.filter((one) => one === role).map((one) => t(`role.${one}`))[0],
  ];
  return words.flatMap((word) => word || []);
}

function NothingFound({ view, onChange }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <NoMatch
      title={t("noMatch.title")}
      text={t("noMatch.text")}
      typed={view.q}
      filters={useFilterWords(view)}
      clear={t("noMatch.clear")}
      onClear={() => onChange(withoutFilters(view))}
    />
  );
}

type Props = { view: View; onChange: (next: Partial<View>) => void };

export function NoCallouts({ view, onChange }: Props) {
  const { t } = useTranslation("callouts");
  if (isFiltered(view)) return <NothingFound view={view} onChange={onChange} />;
  if (view.tab === "all")
    return (
      <Suspense fallback={<CardSkeletons />}>
        <FirstSteps />
      </Suspense>
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
