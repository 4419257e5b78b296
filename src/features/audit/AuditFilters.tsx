/** Which lines of the audit log are shown: who, what, when. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { fullName } from "../../contract/names.ts";
import { FilterDate } from "../../ui/dates/FilterDate.tsx";
import { ClearFilters } from "../../ui/filters/ClearFilters.tsx";
import { FilterBar, FilterSelect } from "../../ui/filters/filterControls.tsx";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { useAdministratorsQuery } from "../administrators/public.ts";
import { AREAS, type AuditView, isAuditViewFiltered, NO_FILTERS, OTHER_ACTORS } from "./auditView.ts";

export type Change = (next: Partial<AuditView>) => void;

const Day = styled("div")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontSize: ".8125rem",
  color: theme.vars.palette.text.secondary,
  [PHONE]: { display: "grid", gridTemplateColumns: "4em minmax(0, 1fr)", flex: "1 0 100%" },
}));

export function AuditFilters({ view, onChange }: { view: AuditView; onChange: Change }) {
  const { t, i18n } = useTranslation("audit");
  const { data: people = [] } = useAdministratorsQuery();
  const who = [
    { value: "", label: t("who.all") },
    ...people.map((one) => ({ value: String(one.id), label: fullName(one, i18n.language) })),
    ...OTHER_ACTORS.map((value) => ({ value, label: t(`who.${value}`) })),
  ];
  const areas = [{ value: "", label: t("area.all") }, ...AREAS.map((value) => ({ value, label: t(`area.${value}`) }))];
  return (
    <FilterBar role="search" aria-label={t("filters")}>
      <FilterSelect label={t("whoLabel")} value={view.who} options={who} onChange={(one) => onChange({ who: one })} />
      <FilterSelect label={t("areaLabel")} value={view.area} options={areas} onChange={(area) => onChange({ area })} />
      {(["from", "to"] as const).map((end) => (
        <Day key={end}>
          <span aria-hidden="true">{t(end)}</span>
          <FilterDate label={t(end)} value={view[end]} onChange={(date) => onChange({ [end]: date })} />
        </Day>
      ))}
      {isAuditViewFiltered(view) && <ClearFilters onClick={() => onChange(NO_FILTERS)}>{t("clear")}</ClearFilters>}
    </FilterBar>
  );
}
