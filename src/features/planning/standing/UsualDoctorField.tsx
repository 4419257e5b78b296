/** Who is usually asked first: typed, and picked from those who fit. */
import { useEffect, useId, useState } from "react";
import { useField } from "react-final-form";
import { useTranslation } from "react-i18next";
import { useDoctorsQuery } from "../../../api/doctorQueries.ts";
import { fieldId } from "../../../ui/form/useFormField.ts";
import { described, LabelledField } from "../../../ui/form/LabelledField.tsx";
import { TextControl } from "../../../ui/nativeControls.ts";
import { type TypedDoctor } from "./standingForm.ts";

/** As many as a list to pick from can hold. */
const MOST = 20;

export function UsualDoctorField() {
  const { t } = useTranslation(["planning", "errors"]);
  const list = useId();
  const { input, meta } = useField<TypedDoctor>("doctor", {
    subscription: { value: true, error: true, touched: true },
  });
  const [editing, setEditing] = useState(false);
  const { id, name } = input.value;
  const typed = id === null ? name.trim() : "";
  const { currentData } = useDoctorsQuery({ ...(typed ? { q: typed } : {}), status: "active", per_page: MOST });
  const doctors = currentData?.data ?? [];
  const named = doctors.find((doctor) => doctor.name === typed);
  const { onChange } = input;
  // The outside world is the server, whose answer may come after the name was typed.
  useEffect(() => {
    if (named) onChange({ id: named.id, name: named.name });
  }, [named, onChange]);
  const handleChange = (text: string) => {
    setEditing(true);
    const doctor = doctors.find((one) => one.name === text);
    onChange({ id: doctor?.id ?? null, name: text });
  };
  const field = fieldId("doctor");
  const error: string | undefined = meta.touched && !editing ? meta.error : undefined;
  return (
    <LabelledField
      id={field}
      label={t("planning:standing.usual")}
      mark={t("errors:form.optional")}
      help={t("planning:standing.usualHelp")}
      error={error}
    >
      <TextControl
        {...described(field, error)}
        list={list}
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={(event) => handleChange(event.target.value)}
        onFocus={() => input.onFocus()}
        onBlur={() => {
          setEditing(false);
          input.onBlur();
        }}
      />
      <datalist id={list}>
        {doctors.map((doctor) => (
          <option key={doctor.id} value={doctor.name}>
            {doctor.grade}
          </option>
        ))}
      </datalist>
    </LabelledField>
  );
}
