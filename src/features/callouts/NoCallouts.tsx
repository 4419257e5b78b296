/** Why the table is empty, and one way on. */
import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ROLES_NEEDED } from "../../contract/callout.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
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

function NoMatch({ view, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const filters = useFilterWords(view);
  const typed = view.q.trim();
  const text = (
    <>
      {t("noMatch.text")}
      <strong style={{ display: "block", fontWeight: 500 }}>
        {typed && <q translate="no">{typed}</q>}
        {typed && filters.length > 0 && " · "}
        {filters.join(" · ")}
      </strong>
    </>
  );
  return (
    <EmptyState icon={<SearchOffRounded />} title={t("noMatch.title")} text={text}>
      <Button variant="outlined" onClick={() => onChange(withoutFilters(view))}>
        {t("noMatch.clear")}
      </Button>
    </EmptyState>
  );
}

type Props = { view: View; onChange: (next: Partial<View>) => void };

export function NoCallouts({ view, onChange }: Props) {
  const { t } = useTranslation("callouts");
  if (isFiltered(view)) return <NoMatch view={view} onChange={onChange} />;
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
