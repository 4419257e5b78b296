/** Why the table is empty, and one way on. */
import GroupsRounded from "@mui/icons-material/GroupsRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useDoctorGroupsQuery } from "../../../api/doctorQueries.ts";
import { DOCTOR_ROLES, DOCTOR_STATUSES } from "../../../contract/doctor.ts";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { NoMatch } from "../../../ui/page/NoMatch.tsx";
import { sampleFile } from "../../doctorsImport/public.ts";
import { useSitesQuery } from "../../places/public.ts";
import { type Change, NO_FILTERS } from "./DoctorFilters.tsx";
import { type DoctorView, isDoctorViewFiltered, ONLY } from "./doctorView.ts";

/** What was asked for, in the words of the filters that stand in the bar. */
function useFilterLabels({ group, site, role, status, only }: DoctorView): string[] {
  const { t } = useTranslation(["doctors", "callouts"]);
  const { data: groups = [] } = useDoctorGroupsQuery();
  const { data: sites = [] } = useSitesQuery();
  const words = [
    groups.find(({ id }) => String(id) === group)?.name,
    sites.find(({ id }) => String(id) === site)?.name,
    DOCTOR_ROLES.filter((one) => one === role).map((one) => t(`callouts:role.${one}`))[0],
    DOCTOR_STATUSES.filter((one) => one === status).map((one) => t(`doctors:statuses.${one}`))[0],
    ONLY.filter((one) => one === only).map((one) =>
      t(one === "not_invited" ? "doctors:actions.notInvited" : `doctors:page.${one}`),
    )[0],
  ];
  return words.flatMap((word) => word || []);
}

function NothingFound({ view, onChange }: Props) {
  const { t } = useTranslation("doctors");
  return (
    <NoMatch
      title={t("noMatch.title")}
      text={t("noMatch.text")}
      typed={view.q}
      filters={useFilterLabels(view)}
      clear={t("noMatch.clear")}
      onClear={() => onChange(NO_FILTERS)}
    />
  );
}

type Props = { view: DoctorView; onChange: Change };

export function NoDoctors({ view, onChange }: Props) {
  const { t, i18n } = useTranslation(["doctors", "transfer"]);
  if (isDoctorViewFiltered(view)) return <NothingFound view={view} onChange={onChange} />;
  return (
    <EmptyState icon={<GroupsRounded />} title={t("doctors:empty.title")} text={t("doctors:empty.text")}>
      <Button variant="text" {...sampleFile(i18n.language)}>
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
