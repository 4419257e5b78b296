/** Doctors as a filter: typed and picked from those who fit; each one picked stands there to be taken off again. */
import { useCallback, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDoctorQuery, useDoctorsQuery } from "../../../api/doctorQueries.ts";
import { FILTER_VALUES_MAX } from "../../../contract/page.ts";
import { useTyped } from "../../../lib/hooks/useTyped.ts";
import { FilterSelect, FilterText } from "../../../ui/filters/filterControls.tsx";

type Props = { values: readonly string[]; onChange: (doctors: string[]) => void };

/** As many as a list to pick from can hold. */
const MOST_DOCTORS = 20;

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
  const { t } = useTranslation("callouts");
  const list = useId();
  const [q, setQ] = useState("");
  const handleTyped = useCallback((typed: string) => setQ(typed), []);
  const [typed, setTyped] = useTyped(q, handleTyped);
  const full = values.length >= FILTER_VALUES_MAX;
  const { data } = useDoctorsQuery({ ...(q.trim() ? { q: q.trim() } : {}), per_page: MOST_DOCTORS }, { skip: full });
  const doctors = data?.data.filter(({ id }) => !values.includes(String(id))) ?? [];
  const handleChange = (text: string) => {
    const doctor = doctors.find(({ name }) => name === text);
    setTyped(doctor ? "" : text);
    if (doctor) onChange([...values, String(doctor.id)]);
  };
  return (
    <>
      {values.map((value) => (
        <Picked key={value} value={value} onRemove={() => onChange(values.filter((one) => one !== value))} />
      ))}
      <FilterText
        disabled={full}
        aria-label={t("finding.filters.doctor")}
        placeholder={t("finding.filters.doctor")}
        list={list}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => handleChange(event.target.value)}
      />
      <datalist id={list}>
        {doctors.map(({ id, name, grade }) => (
          <option key={id} value={name}>
            {grade}
          </option>
        ))}
      </datalist>
    </>
  );
}
