/** Search and filters above the table and the week; on phones the filters open below the search. */
import TuneRounded from "@mui/icons-material/TuneRounded";
import { styled } from "@mui/material/styles";
import { memo, type ReactNode, Suspense, useCallback, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ROLES_NEEDED } from "../../../contract/callout.ts";
import { type ChangeView } from "../../../lib/hooks/useListUrlState.ts";
import { useTyped } from "../../../lib/hooks/useTyped.ts";
import { loadPage } from "../../../lib/loading/loadPage.ts";
import { ClearFilters } from "../../../ui/filters/ClearFilters.tsx";
import { FilterFold } from "../../../ui/filters/FilterFold.tsx";
import { FilterSeveral } from "../../../ui/filters/FilterSeveral.tsx";
import { FilterBar, FilterButton, FilterSelect } from "../../../ui/filters/filterControls.tsx";
import { SearchField } from "../../../ui/filters/SearchField.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { lazyWithTexts } from "../../i18n/public.ts";
import { useSitesQuery, useSurgeonsQuery } from "../../places/public.ts";
import {
  filterCount,
  hasFurther,
  isCalendar,
  isFiltered,
  RANGES,
  type View,
  valuesOf,
  withoutFilters,
} from "../shared/calloutQuery.ts";

const FilterDate = loadPage("FilterDate", () => import("../../../ui/dates/FilterDate.tsx"));
const FurtherFilters = lazyWithTexts("FurtherFilters", () => import("./FurtherFilters.tsx"));

const Beside = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginInlineStart: "auto",
  justifyContent: "flex-end",
  // Room for what comes, so that nothing moves when it is there.
  minWidth: "min(290px, 100%)",
  minHeight: 36,
  // The long words of some languages share a phone's line.
  [PHONE]: { gap: 6, minHeight: 50, "& > button, && > div > button": { paddingInline: 8 } },
});

type Change = { onChange: ChangeView<View> };
type Props = { view: View; children?: ReactNode } & Change;

/** A letter in the search concerns neither this nor the places. */
const RangeFilter = memo(function RangeFilter(props: Pick<View, "range" | "from" | "to"> & Change) {
  const { range: chosen, onChange } = props;
  const { t } = useTranslation("callouts");
  const words = {
    today: t("filters.today"),
    "7": t("filters.next7"),
    "14": t("filters.next14"),
    "30": t("filters.next30"),
    own: t("filters.ownDates"),
  };
  const ranges = RANGES.map((range) => ({ value: range, label: words[range] }));
  const handleRange = (value: string) =>
    onChange({ range: RANGES.find((range) => range === value) ?? "", from: "", to: "" });
  return (
    <>
      <FilterSelect
        label={t("filters.when")}
        value={chosen}
        options={[{ value: "", label: t("filters.anyDate") }, ...ranges]}
        onChange={handleRange}
      />
      {chosen === "own" &&
        (["from", "to"] as const).map((end) => (
          <Suspense key={end} fallback={<div style={{ width: 208 }} />}>
            <FilterDate label={t(`filters.${end}`)} value={props[end]} onChange={(date) => onChange({ [end]: date })} />
          </Suspense>
        ))}
    </>
  );
});

const PlaceFilters = memo(function PlaceFilters(props: Pick<View, "site" | "surgeon" | "role"> & Change) {
  const { onChange, ...chosen } = props;
  const { t } = useTranslation("callouts");
  const { data: sites } = useSitesQuery();
  const { data: surgeons } = useSurgeonsQuery();
  const siteOptions = sites?.map((site) => ({ value: String(site.id), label: site.name }));
  const surgeonOptions = surgeons?.map((surgeon) => ({ value: String(surgeon.id), label: surgeon.display_name }));
  const roleOptions = ROLES_NEEDED.map((role) => ({ value: role, label: t(`role.${role}`) }));
  return (
    <>
      <FilterSeveral
        label={t("filters.site")}
        values={valuesOf(chosen.site)}
        options={siteOptions}
        onChange={(values) => onChange({ site: values.join(",") })}
      />
      <FilterSeveral
        label={t("filters.surgeon")}
        values={valuesOf(chosen.surgeon)}
        options={surgeonOptions}
        onChange={(values) => onChange({ surgeon: values.join(",") })}
      />
      <FilterSeveral
        label={t("filters.role")}
        values={valuesOf(chosen.role)}
        options={roleOptions}
        onChange={(values) => onChange({ role: values.join(",") })}
      />
    </>
  );
});

/** News in the rows below do not concern it. */
export const CalloutFilters = memo(function CalloutFilters(props: Props) {
  const { view, onChange, children } = props;
  const { t } = useTranslation("callouts");
  const [more, setMore] = useState(false);
  const further = more || hasFurther(view);
  const filters = useId();
  const handleTyped = useCallback((q: string) => onChange({ q }), [onChange]);
  const [typed, setTyped] = useTyped(view.q, handleTyped);
  return (
    <FilterBar role="search" aria-label={t("filters.label")} id={filters}>
      <SearchField label={t("filters.search")} hint={t("filters.searchHint")} value={typed} onChange={setTyped} />
      <FilterFold count={filterCount(view)} bar={filters}>
        {!isCalendar(view) && <RangeFilter range={view.range} from={view.from} to={view.to} onChange={onChange} />}
        <PlaceFilters site={view.site} surgeon={view.surgeon} role={view.role} onChange={onChange} />
        {further ? (
          <Suspense>
            <FurtherFilters view={view} onChange={onChange} opened={more} />
          </Suspense>
        ) : (
          <FilterButton type="button" onClick={() => setMore(true)}>
            <TuneRounded />
            {t("filters.more")}
          </FilterButton>
        )}
      </FilterFold>
      {(isFiltered(view) || typed !== "") && (
        <ClearFilters onClick={() => onChange(withoutFilters(view))}>{t("filters.clear")}</ClearFilters>
      )}
      {children && <Beside>{children}</Beside>}
    </FilterBar>
  );
});
