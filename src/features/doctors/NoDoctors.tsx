/** Why the table is empty, and one way on. */
import GroupsRounded from "@mui/icons-material/GroupsRounded";
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { DOCTOR_ROLES, DOCTOR_STATUSES } from "../../contract/doctor.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useSitesQuery } from "../callouts/public.ts";
import { sampleFile } from "../doctorsImport/public.ts";
import { type Change, NO_FILTERS } from "./DoctorFilters.tsx";
import { useDoctorGroupsQuery } from "./doctorsApi.ts";
import { type DoctorView, isDoctorViewFiltered, ONLY } from "./doctorView.ts";

/** What was asked for, in the words of the filters that stand in the bar. */
function useFilterWords({ group, site, role, status, only }: DoctorView): string[] {
  const { t } = useTranslation(["doctors", "callouts"]);
  const { data: groups = [] } = useDoctorGroupsQuery();
  const { data: sites = [] } = useSitesQuery();
  const words = [
    groups.find(({ id }) => String(id) === group)?.name,
    sites.find(({ id }) => String(id) === site)?.name,
    DOCTOR_ROLES.filter((one) => one === role).map((one) => t(`callouts:role.${one}`))[0],
    DOCTOR_STATUSES.filter((one) => one === status).map((one) => t(`doctors:statuses.${one}`))[0],
    ONLY.filter((one) => one === only).map((one) =>
      t(one === "not_invited" ? "doctors:work.notInvited" : `doctors:page.${one}`),
    )[0],
  ];
  return words.flatMap((word) => word || []);
}

function NoMatch({ view, onChange }: Props) {
  const { t } = useTranslation("doctors");
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
      <Button variant="outlined" onClick={() => onChange(NO_FILTERS)}>
        {t("noMatch.clear")}
      </Button>
    </EmptyState>
  );
}

type Props = { view: DoctorView; onChange: Change };

export function NoDoctors({ view, onChange }: Props) {
  const { t } = useTranslation(["doctors", "transfer"]);
  if (isDoctorViewFiltered(view)) return <NoMatch view={view} onChange={onChange} />;
  return (
    <EmptyState icon={<GroupsRounded />} title={t("doctors:empty.title")} text={t("doctors:empty.text")}>
      <Button variant="text" {...sampleFile()}>
        {t("transfer:import.upload.sample")}
      </Button>
      <Button variant="outlined" component={Link} to="/doctors/import">
        {t("transfer:import.open")}
      </Button>
      <Button variant="contained" component={Link} to="/doctors/new">
        {t("doctors:page.newTitle")}
      </Button>
    </EmptyState>
  );
}
