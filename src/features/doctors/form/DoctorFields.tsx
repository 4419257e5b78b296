/** The fields of a doctor; whether the address is taken is said on leaving it. */

import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import { useEffect, useState } from "react";
import { useField, useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { useLazyDoctorsQuery } from "../../../api/doctorQueries.ts";
import { DOCTOR_ROLES } from "../../../contract/doctor.ts";
import { LANGUAGE_NAMES } from "../../../contract/languages.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { FormSelect } from "../../../ui/form/FormSelect.tsx";
import { FormTextField } from "../../../ui/form/FormTextField.tsx";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { OFFERED_LANGUAGES } from "../../i18n/public.ts";
import { selectUser } from "../../user/public.ts";

const TOLD = { submitError: true, dirtySinceLastSubmit: true };

/** Asked once the field was left; saving asks again, so nothing hangs on the answer, and then says it itself. */
function useTaken(own: number | undefined): boolean {
  const { active, values } = useFormState<{ email?: string }>({ subscription: { active: true, values: true } });
  const [ask] = useLazyDoctorsQuery();
  const [taken, setTaken] = useState("");
  const email = (values.email ?? "").trim();
  // The outside world is the server: who has this address.
  useEffect(() => {
    if (active === "email" || !/^\S+@\S+\.\S{2,}$/.test(email)) return;
    void ask({ email, per_page: 2 }, true).then(({ data }) => {
      // Not every admin API looks for the address alone.
      const hasIt = (one: Doctor) => one.email.trim().toLowerCase() === email.toLowerCase();
      if (data?.data.some((one) => one.id !== own && hasIt(one))) setTaken(email);
    });
  }, [active, email, ask, own]);
  const { submitError, dirtySinceLastSubmit } = useField("email", { subscription: TOLD }).meta;
  return email !== "" && taken === email && !(submitError && !dirtySinceLastSubmit);
}

export function DoctorFields({ id }: { id?: number }) {
  const { t } = useTranslation(["doctors", "callouts"]);
  const taken = useTaken(id);
  const usual = useAppSelector(selectUser)?.company.company_settings.doctor_locale;
  return (
    <>
      <FormTextField name="title" label={t("doctors:page.field.title")} bounds={LIMITS.doctorTitle} optional />
      <FormSelect name="role" label={t("doctors:page.field.role")}>
        {DOCTOR_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`callouts:role.${role}`)}
          </option>
        ))}
      </FormSelect>
      <FormTextField name="first_name" label={t("doctors:page.field.first")} />
      <FormTextField name="last_name" label={t("doctors:page.field.last")} />
      <div role="presentation">
        <FormTextField name="email" type="email" inputMode="email" label={t("doctors:page.field.email")} />
        <div role="status">
          {taken && (
            <StatusLabel tone="risk" icon={<ErrorOutlineRounded />}>
              {t("doctors:page.emailTaken")}
            </StatusLabel>
          )}
        </div>
      </div>
      <FormTextField name="mobile_phone" type="tel" inputMode="tel" label={t("doctors:page.field.mobile")} optional />
      <FormTextField name="grade" label={t("doctors:page.field.grade")} bounds={LIMITS.doctorGrade} optional />
      <FormTextField
        name="specialties"
        label={t("doctors:page.field.specialties")}
        help={t("doctors:page.specialtiesHelp")}
        optional
      />
      <FormTextField
        name="registration_body"
        label={t("doctors:page.field.body")}
        bounds={LIMITS.doctorRegistration}
        optional
      />
      <FormTextField
        name="registration_number"
        label={t("doctors:page.field.number")}
        bounds={LIMITS.doctorRegistration}
        optional
      />
      <FormSelect name="locale" label={t("doctors:page.field.language")}>
        <option value="">
          {t("doctors:page.field.usualLanguage", { language: usual ? LANGUAGE_NAMES[usual] : "–" })}
        </option>
        {OFFERED_LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </FormSelect>
      <FormTextField
        name="notes"
        rows={3}
        bounds={LIMITS.doctorNotes}
        label={t("doctors:page.field.notes")}
        help={t("doctors:page.notesHelp")}
        optional
      />
    </>
  );
}
