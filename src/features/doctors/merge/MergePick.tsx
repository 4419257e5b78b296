/** Finding the other entry of a doctor who was entered twice: by the same family name first. */
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDoctorSearch } from "../../../api/useDoctorSearch.ts";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { PersonPicker } from "../../../ui/form/PersonPicker.tsx";
import { LabelledField } from "../../../ui/LabelledField.tsx";

type Props = { of: Pick<Doctor, "id" | "last_name">; onPick: (doctor: Doctor) => void };

export function MergePick({ of, onPick }: Props) {
  const { t } = useTranslation(["doctors", "callouts"]);
  const id = useId();
  const [typed, setTyped] = useState(of.last_name);
  const { found, searching } = useDoctorSearch({ typed });
  return (
    <LabelledField id={id} label={t("doctors:merge.other")}>
      <PersonPicker
        eager
        found={found.filter((one) => one.id !== of.id)}
        searching={searching ? t("callouts:form.searching") : undefined}
        none={t("doctors:merge.none")}
        detailOf={({ email, grade }) => [email, grade].filter(Boolean).join(" · ")}
        typed={typed}
        onTyped={setTyped}
        onPick={onPick}
        input={{ id, placeholder: t("doctors:searchHint"), autoFocus: true, maxLength: 100 }}
      />
    </LabelledField>
  );
}
