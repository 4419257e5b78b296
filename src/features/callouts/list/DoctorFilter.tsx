/** Doctors as a filter: typed and picked from those who fit; each one picked stands there to be taken off again. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDoctorQuery } from "../../../api/doctorQueries.ts";
import { useDoctorSearch } from "../../../api/useDoctorSearch.ts";
import { FILTER_VALUES_MAX } from "../../../contract/page.ts";
import { FilterSelect } from "../../../ui/filters/filterControls.tsx";
import { PersonPicker } from "../../../ui/form/PersonPicker.tsx";

type Props = { values: readonly string[]; onChange: (doctors: string[]) => void };

function Picked({ value, onRemove }: { value: string; onRemove: () => void }) {
  const { t } = useTranslation("callouts");
  const { data } = useDoctorQuery(Number(value));
  const label = t("finding.filters.doctor");
  const options = [
    { value: "", label },
    { value, label: data?.name ?? "…" },
  ];
  return <FilterSelect label={label} value={value} options={options} onChange={onRemove} />;
}

export function DoctorFilter({ values, onChange }: Props) {
  const { t } = useTranslation(["callouts", "manage"]);
  const [typed, setTyped] = useState("");
  const full = values.length >= FILTER_VALUES_MAX;
  const { found, searching } = useDoctorSearch({ typed, skip: full });
  const label = t("callouts:finding.filters.doctor");
  return (
    <>
      {values.map((value) => (
        <Picked key={value} value={value} onRemove={() => onChange(values.filter((one) => one !== value))} />
      ))}
      <PersonPicker
        small
        found={found.filter(({ id }) => !values.includes(String(id)))}
        searching={searching ? t("callouts:form.searching") : undefined}
        none={t("manage:groups.noneFound")}
        detailOf={({ grade }) => grade}
        typed={typed}
        onTyped={setTyped}
        onPick={({ id }) => {
          onChange([...values, String(id)]);
          setTyped("");
        }}
        input={{ "aria-label": label, placeholder: label, maxLength: 100, disabled: full }}
      />
    </>
  );
}
