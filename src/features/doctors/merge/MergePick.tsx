/** Finding the other entry of a doctor who was entered twice: by the same family name first. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { LabelledField } from "../../../ui/LabelledField.tsx";
import { DoctorPicker } from "../../doctorPicker/public.ts";

type Props = { of: Pick<Doctor, "id" | "last_name">; onPick: (doctor: Doctor) => void };

export function MergePick({ of, onPick }: Props) {
  const { t } = useTranslation("doctors");
  const id = useId();
  return (
    <LabelledField id={id} label={t("merge.other")}>
      <DoctorPicker
        eager
        first={of.last_name}
        without={[of.id]}
        detailOf={({ email, grade }) => [email, grade].filter(Boolean).join(" · ")}
        onPick={onPick}
        input={{ id, placeholder: t("searchHint"), autoFocus: true }}
      />
    </LabelledField>
  );
}
