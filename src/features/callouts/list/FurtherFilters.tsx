/** The filters that are wanted more rarely: who was asked, how, how urgently, in which state. */
import { useTranslation } from "react-i18next";
import { CALLOUT_MODES, CALLOUT_STATUSES, URGENCIES } from "../../../contract/callout.ts";
import { type ChangeView } from "../../../lib/hooks/useListUrlState.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { FilterSeveral } from "../../../ui/filters/FilterSeveral.tsx";
import { FilterSelect } from "../../../ui/filters/filterControls.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { type View, valuesOf } from "../shared/calloutQuery.ts";
import { DoctorFilter } from "./DoctorFilter.tsx";

/** `opened`: by a press on what stood here before: the keyboard goes on at the first. */
type Props = { view: View; onChange: ChangeView<View>; opened: boolean };

export function FurtherFilters({ view, onChange, opened }: Props) {
  const { t } = useTranslation("callouts");
  // On a phone it would bring the keyboard up.
  const phone = useMediaQuery(PHONE);
  const selects = [
    ["mode", t("detail.details.mode"), CALLOUT_MODES.map((value) => ({ value, label: t(`detail.details.${value}`) }))],
    [
      "urgency",
      t("detail.details.urgency"),
      URGENCIES.map((value) => ({ value, label: t(`detail.details.${value}`) })),
    ],
    ["answers", t("furtherFilters.answers"), [{ value: "none", label: t("furtherFilters.noAvailability") }]],
  ] as const;
  return (
    <>
      <DoctorFilter
        values={valuesOf(view.doctor)}
        onChange={(doctors) => onChange({ doctor: doctors.join(",") })}
        hasFocus={opened && !phone}
      />
      <FilterSeveral
        label={t("column.status")}
        values={valuesOf(view.status)}
        options={CALLOUT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(values) => onChange({ status: values.join(",") })}
      />
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
