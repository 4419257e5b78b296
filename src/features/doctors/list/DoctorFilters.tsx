/** Which doctors are shown: search and filters. */
import { memo, useCallback, useId } from "react";
import { useTranslation } from "react-i18next";
import { useDoctorGroupsQuery } from "../../../api/doctorQueries.ts";
import { DOCTOR_ROLES, DOCTOR_STATUSES, type DoctorStatus } from "../../../contract/doctor.ts";
import { type DoctorsMeta } from "../../../contract/shapes/doctorRequests.ts";
import { type ChangeView } from "../../../lib/hooks/useListUrlState.ts";
import { useTyped } from "../../../lib/hooks/useTyped.ts";
import { ClearFilters } from "../../../ui/filters/ClearFilters.tsx";
import { FilterFold } from "../../../ui/filters/FilterFold.tsx";
import { FilterBar, FilterSelect } from "../../../ui/filters/filterControls.tsx";
import { SearchField } from "../../../ui/filters/SearchField.tsx";
import { useSitesQuery } from "../../places/public.ts";
import { type DoctorView, filterCount, isDoctorViewFiltered, ONLY } from "./doctorView.ts";

export const NO_FILTERS = { q: "", group: "", site: "", role: "", status: "", only: "" };
export type Change = ChangeView<DoctorView>;

type Props = {
  view: DoctorView;
  counts: DoctorsMeta["counts"] | undefined;
  onChange: Change;
};

/** A letter in the search does not concern them. */
const Selects = memo(function Selects({ view, counts, onChange }: Props) {
  const { t } = useTranslation(["doctors", "callouts"]);
  const { data: groups = [] } = useDoctorGroupsQuery();
  const { data: sites = [] } = useSitesQuery();
  const statusLabel = (status: DoctorStatus) => {
    const word = t(`doctors:statuses.${status}`);
    return counts ? t("doctors:statusCount", { status: word, number: counts[status] }) : word;
  };
  const selects = [
    ["group", t("doctors:group"), groups.map(({ id, name }) => ({ value: String(id), label: name }))],
    ["site", t("doctors:page.site"), sites.map(({ id, name }) => ({ value: String(id), label: name }))],
    ["role", t("doctors:page.anyRole"), DOCTOR_ROLES.map((value) => ({ value, label: t(`callouts:role.${value}`) }))],
    ["status", t("doctors:status"), DOCTOR_STATUSES.map((value) => ({ value, label: statusLabel(value) }))],
    [
      "only",
      t("doctors:column.lastResponse"),
      ONLY.map((value) => ({
        value,
        label: t(value === "not_invited" ? "doctors:actions.notInvited" : `doctors:page.${value}`),
      })),
    ],
  ] as const;
  return selects.map(([name, label, options]) => (
    <FilterSelect
      key={name}
      label={label}
      value={view[name]}
      options={[{ value: "", label: name === "status" ? t("doctors:activeAndPaused") : label }, ...options]}
      onChange={(value) => onChange({ [name]: value })}
    />
  ));
});

/** News in the rows below do not concern it. */
export const DoctorFilters = memo(function DoctorFilters({ view, counts, onChange }: Props) {
  const { t } = useTranslation(["doctors", "callouts"]);
  const bar = useId();
  const handleTyped = useCallback((q: string) => onChange({ q }), [onChange]);
  const [typed, setTyped] = useTyped(view.q, handleTyped);
  return (
    <FilterBar role="search" aria-label={t("doctors:search")} id={bar}>
      <SearchField label={t("doctors:search")} hint={t("doctors:searchHint")} value={typed} onChange={setTyped} />
      <FilterFold count={filterCount(view)} bar={bar}>
        <Selects view={view} counts={counts} onChange={onChange} />
      </FilterFold>
      {(isDoctorViewFiltered(view) || typed !== "") && (
        <ClearFilters onClick={() => onChange(NO_FILTERS)}>{t("doctors:clear")}</ClearFilters>
      )}
    </FilterBar>
  );
});
