/** The form of a surgeon. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../contract/limits.ts";
import { type PreferredDoctor, type SurgeonDetail, type SurgeonInput } from "../../contract/places.ts";
import { type FormValues } from "../../ui/form/AppForm.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { PlaceForm } from "./PlaceForm.tsx";
import { PreferredDoctors } from "./PreferredDoctors.tsx";
import { useSaveSurgeonMutation } from "./placesApi.ts";

type Values = Record<Exclude<keyof SurgeonInput, "doctors">, string> & { doctors: PreferredDoctor[] };

const valuesOf = (surgeon: SurgeonDetail | undefined): Values => ({
  display_name: surgeon?.display_name ?? "",
  specialty: surgeon?.specialty ?? "",
  phone: surgeon?.phone ?? "",
  notes: surgeon?.notes ?? "",
  doctors: surgeon?.doctors ?? [],
});

/** final-form knows an emptied field as none. */
const inputOf = (values: Partial<Values>): SurgeonInput => ({
  display_name: values.display_name ?? "",
  specialty: values.specialty?.trim() || null,
  phone: values.phone?.trim() || null,
  notes: values.notes?.trim() || null,
  doctors: (values.doctors ?? []).map(({ doctor, preference }) => ({ doctor_id: doctor.id, preference })),
});

function Fields() {
  const { t } = useTranslation("manage");
  return (
    <>
      <FormTextField name="display_name" label={t("surgeons.name")} help={t("surgeons.nameHelp")} />
      <FormTextField name="specialty" label={t("surgeons.specialty")} bounds={LIMITS.surgeonSpecialty} optional />
      <FormTextField name="phone" type="tel" inputMode="tel" label={t("surgeons.phone")} optional />
      <FormTextField
        name="notes"
        label={t("surgeons.notes")}
        help={t("surgeons.notesHelp")}
        rows={3}
        bounds={LIMITS.placeNotes}
        optional
      />
      <PreferredDoctors />
    </>
  );
}

type Props = { surgeon?: SurgeonDetail | undefined; onRestart: () => void; onDone: () => void };

/** What somebody else saves meanwhile neither wipes what was typed nor is overwritten unseen: the first look counts. */
export function SurgeonEditor(props: Props) {
  const { t } = useTranslation("manage");
  const [surgeon] = useState(props.surgeon);
  const [initial] = useState(() => valuesOf(surgeon));
  const [save] = useSaveSurgeonMutation();
  const handleSave = (values: FormValues) => {
    const input = inputOf(values as Partial<Values>);
    return save(surgeon ? { input, id: surgeon.id, lock_version: surgeon.lock_version } : { input });
  };
  return (
    <PlaceForm
      kind="surgeon"
      title={t(surgeon ? "surgeons.changeTitle" : "surgeons.addTitle")}
      initial={initial}
      save={handleSave}
      nameOf={({ display_name }) => String(display_name)}
      onRestart={props.onRestart}
      onDone={props.onDone}
    >
      <Fields />
    </PlaceForm>
  );
}
