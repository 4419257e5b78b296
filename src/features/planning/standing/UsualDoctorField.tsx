/** Who is usually asked first: typed, and picked from those who fit. */
import { useEffect, useState } from "react";
import { useField } from "react-final-form";
import { useTranslation } from "react-i18next";
import { useDoctorSearch } from "../../../api/useDoctorSearch.ts";
import { PersonPicker } from "../../../ui/form/PersonPicker.tsx";
import { fieldId } from "../../../ui/form/useFormField.ts";
import { described, LabelledField } from "../../../ui/LabelledField.tsx";
import { type TypedDoctor } from "./standingForm.ts";

export function UsualDoctorField() {
  const { t } = useTranslation(["planning", "errors", "doctors"]);
  const { input, meta } = useField<TypedDoctor>("doctor", {
    subscription: { value: true, error: true, touched: true },
  });
  const [editing, setEditing] = useState(false);
  const { id, name } = input.value;
  // Of one who has been picked, others are offered as before.
  const typed = id === null || editing ? name.trim() : "";
  const { found, searching } = useDoctorSearch({ typed, status: "active" });
  const named = found.find((doctor) => doctor.name === typed);
  const { onChange } = input;
  // The outside world is the server, whose answer may come after the name was typed.
  useEffect(() => {
    if (named && named.id !== id) onChange({ id: named.id, name: named.name });
  }, [named, id, onChange]);
  const handleTyped = (text: string) => {
    setEditing(true);
    onChange({ id: null, name: text });
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
      <PersonPicker
        found={found}
        searching={searching ? t("doctors:picker.searching") : undefined}
        none={t("doctors:picker.none")}
        detailOf={({ grade }) => grade}
        typed={name}
        onTyped={handleTyped}
        onPick={(doctor) => {
          setEditing(false);
          onChange({ id: doctor.id, name: doctor.name });
        }}
        input={{
          ...described(field, error),
          maxLength: 200,
          onFocus: () => input.onFocus(),
          onBlur: () => {
            setEditing(false);
            input.onBlur();
          },
        }}
      />
    </LabelledField>
  );
}
