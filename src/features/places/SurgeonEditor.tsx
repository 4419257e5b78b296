/** The form of a surgeon. */

import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRowSave } from "../../api/useRowSave.ts";
import { SURGEON_PREFERENCES } from "../../contract/doctor.ts";
import { LIMITS } from "../../contract/limits.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { type PreferredDoctor, type SurgeonDetail, type SurgeonInput } from "../../contract/shapes/places.ts";
import { joinNames } from "../../lib/formatList.ts";
import { type FormValues } from "../../ui/form/AppForm.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { type FormPart, textPart } from "../../ui/form/FormVersions.tsx";
import { useVersions } from "../../ui/form/useVersions.ts";
import { SurgeonLeave } from "../daysOff/public.ts";
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

const check = (values: FormValues) => checkForm("surgeon", values);

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

function useParts(): FormPart<Values>[] {
  const { t, i18n } = useTranslation("manage");
  const preferences = ({ doctors = [] }: Partial<Values>) =>
    SURGEON_PREFERENCES.flatMap((preference) => {
      const names = doctors.flatMap((one) => (one.preference === preference ? one.doctor.name : []));
      return names.length > 0 ? `${t(`surgeons.${preference}`)}: ${joinNames(i18n.language, names)}` : [];
    }).join("\n");
  return [
    textPart(t("surgeons.name"), "display_name"),
    textPart(t("surgeons.specialty"), "specialty"),
    textPart(t("surgeons.phone"), "phone"),
    textPart(t("surgeons.notes"), "notes"),
    { name: t("surgeons.preferences"), fields: ["doctors"], said: preferences },
  ];
}

type Props = { surgeon?: SurgeonDetail | undefined; onDone: () => void };

/** What somebody else saves meanwhile neither wipes what was typed nor is overwritten unseen: the first look counts. */
export function SurgeonEditor(props: Props) {
  const { t } = useTranslation("manage");
  const versions = useVersions(props.surgeon);
  const { began } = versions;
  const initial = useMemo(() => valuesOf(began), [began]);
  const [send] = useSaveSurgeonMutation();
  const save = useRowSave<SurgeonInput, SurgeonDetail>(versions, ({ input, before, key }) =>
    send(before ? { input, key, id: before.id, lock_version: before.lock_version } : { input, key }),
  );
  return (
    <>
      <PlaceForm
        check={check}
        title={t(began ? "surgeons.changeTitle" : "surgeons.addTitle")}
        initial={initial}
        versions={versions}
        valuesOf={valuesOf}
        parts={useParts()}
        save={(values) => save(inputOf(values as Partial<Values>))}
        nameOf={({ display_name }) => String(display_name)}
        onDone={props.onDone}
      >
        <Fields />
      </PlaceForm>
      {began && <SurgeonLeave surgeonId={began.id} name={began.display_name} />}
    </>
  );
}
