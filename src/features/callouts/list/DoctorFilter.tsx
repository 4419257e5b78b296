/** One doctor as a filter: typed and picked from those who fit; the one picked stands there to be taken off again. */
import { useCallback, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTyped } from "../../../lib/hooks/useTyped.ts";
import { FilterSelect, FilterText } from "../../../ui/filters/filterParts.tsx";
import { useDoctorQuery, useDoctorsQuery } from "../../doctors/public.ts";

type Props = { value: string; onChange: (doctor: string) => void };

/** As many as a list to pick from can hold. */
const MOST = 20;

function Picked({ value, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const { data } = useDoctorQuery(Number(value));
  const label = t("finding.filters.doctor");
  const options = [
    { value: "", label },
    { value, label: data?.name ?? "…" },
  ];
  return <FilterSelect label={label} value={value} options={options} onChange={onChange} />;
}

export function DoctorFilter({ value, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const list = useId();
  const [q, setQ] = useState("");
  const handleTyped = useCallback((typed: string) => setQ(typed), []);
  const [typed, setTyped] = useTyped(q, handleTyped);
  const { data } = useDoctorsQuery({ ...(q.trim() ? { q: q.trim() } : {}), per_page: MOST }, { skip: value !== "" });
  const doctors = data?.data ?? [];
  if (value) return <Picked value={value} onChange={onChange} />;
  const handleChange = (text: string) => {
    const doctor = doctors.find(({ name }) => name === text);
    setTyped(doctor ? "" : text);
    if (doctor) onChange(String(doctor.id));
  };
  return (
    <>
      <FilterText
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
