/** Doctors as a filter: typed and picked from those who fit; each one picked stands there to be taken off again. */
import { useTranslation } from "react-i18next";
import { useDoctorQuery } from "../../../api/doctorQueries.ts";
import { FILTER_VALUES_MAX } from "../../../contract/page.ts";
import { FilterSelect } from "../../../ui/filters/filterControls.tsx";
import { DoctorPicker } from "../../doctorPicker/public.ts";

/** `hasFocus`: from the beginning. */
type Props = { values: readonly string[]; onChange: (doctors: string[]) => void; hasFocus: boolean };

function Picked({ value, onRemove }: { value: string; onRemove: () => void }) {
  const { t } = useTranslation("callouts");
  const { data } = useDoctorQuery(Number(value));
  const label = t("furtherFilters.doctor");
  const options = [
    { value: "", label },
    { value, label: data?.name ?? "…" },
  ];
  return <FilterSelect label={label} value={value} options={options} onChange={onRemove} />;
}

export function DoctorFilter({ values, onChange, hasFocus }: Props) {
  const { t } = useTranslation("callouts");
  const label = t("furtherFilters.doctor");
  return (
    <>
      {values.map((value) => (
        <Picked key={value} value={value} onRemove={() => onChange(values.filter((one) => one !== value))} />
      ))}
      <DoctorPicker
        small
        without={values.map(Number)}
        onPick={({ id }) => onChange([...values, String(id)])}
        input={{
          "aria-label": label,
          placeholder: label,
          disabled: values.length >= FILTER_VALUES_MAX,
          autoFocus: hasFocus,
        }}
      />
    </>
  );
}
