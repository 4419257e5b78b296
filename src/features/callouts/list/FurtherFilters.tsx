/** The filters that are wanted more rarely: who was asked, how, how urgently, in which state. */
import { useTranslation } from "react-i18next";
import { CALLOUT_MODES, CALLOUT_STATUSES, URGENCIES } from "../../../contract/callout.ts";
import { type ChangeView } from "../../../lib/hooks/useListUrlState.ts";
import { FilterSelect } from "../../../ui/filters/filterParts.tsx";
import { type View } from "../shared/calloutQuery.ts";
import { DoctorFilter } from "./DoctorFilter.tsx";

type Props = { view: View; onChange: ChangeView<View> };

export function FurtherFilters({ view, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const selects = [
    ["mode", t("detail.details.mode"), CALLOUT_MODES.map((value) => ({ value, label: t(`detail.details.${value}`) }))],
    [
      "urgency",
      t("detail.details.urgency"),
      URGENCIES.map((value) => ({ value, label: t(`detail.details.${value}`) })),
    ],
    ["status", t("column.status"), CALLOUT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))],
    ["answers", t("finding.filters.answers"), [{ value: "none", label: t("finding.filters.noAvailability") }]],
  ] as const;
  return (
    <>
      <DoctorFilter value={view.doctor} onChange={(doctor) => onChange({ doctor })} />
      {selects.map(([name, label, options]) => (
        <FilterSelect
          key={name}
          label={label}
          value={view[name]}
          options={[{ value: "", label }, ...options]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </>
  );
}
