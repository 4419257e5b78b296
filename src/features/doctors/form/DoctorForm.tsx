/** Adding a doctor, or changing one whom nobody else has changed meanwhile. */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { FORM_ERROR } from "final-form";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useDoctorGroupsQuery } from "../../../api/doctorQueries.ts";
import { isProblem } from "../../../api/problem.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { useRowSave } from "../../../api/useRowSave.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { checkForm } from "../../../contract/rules/forms.ts";
import { type DoctorDetail, type DoctorInput } from "../../../contract/shapes/doctor.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../../ui/form/AppForm.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { FormSummary } from "../../../ui/form/FormSummary.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { listProblem } from "../../../ui/form/splitList.ts";
import { useVersions } from "../../../ui/form/useVersions.ts";
import { PanelFields, PanelFoot } from "../../../ui/page/PanelForm.tsx";
import { Unsaved } from "../../../ui/unsaved/Unsaved.tsx";
import { toasted } from "../../notifications/public.ts";
import { useAddDoctorMutation, useChangeDoctorMutation } from "../api/doctorsApi.ts";
import { DoctorChoices } from "./DoctorChoices.tsx";
import { DoctorFields } from "./DoctorFields.tsx";
import { DoctorVersions } from "./DoctorVersions.tsx";
import { type DoctorValues, inputOf, valuesOf } from "./doctorForm.ts";

const check = (values: FormValues) => ({
  ...checkForm("doctor", values),
  ...listProblem("specialties", (values as DoctorValues).specialties, LIMITS.doctorSpecialty),
});

/** Where somebody else was quicker, `versions` holds what they saved. */
function useSave(versions: ReturnType<typeof useVersions<DoctorDetail>>) {
  const doctor = versions.before;
  const { t } = useTranslation("doctors");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [add] = useAddDoctorMutation();
  const [change] = useChangeDoctorMutation();
  const { data: groups, refetch } = useDoctorGroupsQuery();
  const save = useRowSave<DoctorInput, DoctorDetail>(versions, ({ input, before, key }) =>
    before
      ? change({ id: before.id, doctor: { ...input, lock_version: before.lock_version }, key })
      : add({ doctor: input, key }),
  );
  return async (values: FormValues): Promise<FormOutcome> => {
    const input = inputOf(values as DoctorValues, doctor, groups && [...groups, ...(doctor?.groups ?? [])]);
    const { data, error, theirs, over } = await save(input);
    if (data) {
      const moved = [doctor, over].some((row) => row && row.email.toLowerCase() !== data.email.toLowerCase());
      dispatch(toasted({ tone: "success", text: { key: moved ? "doctors:page.doneNewEmail" : "doctors:page.done" } }));
      await navigate(`/doctors/${data.id}`);
      return undefined;
    }
    if (theirs) {
      // Perhaps one was deleted.
      void refetch();
      return { [FORM_ERROR]: null };
    }
    const problem = isProblem(error) ? error : undefined;
    if (problem?.fields?.email?.includes("has already been taken")) return { email: t("page.emailTaken") };
    return {
      [FORM_ERROR]: (
        <FormAlert tone="error" title={t("page.failed")}>
          {problemText(error)}
        </FormAlert>
      ),
    };
  };
}

function Summary() {
  const { t } = useTranslation("doctors");
  const labels = {
    first_name: t("page.field.first"),
    last_name: t("page.field.last"),
    email: t("page.field.email"),
    mobile_phone: t("page.field.mobile"),
    specialties: t("page.field.specialties"),
  };
  return <FormSummary labels={labels} />;
}

/** What somebody else saves meanwhile neither wipes what was typed nor is overwritten unseen: the first look counts. */
export function DoctorForm(props: { doctor?: DoctorDetail }) {
  const versions = useVersions(props.doctor);
  const doctor = versions.began;
  const { t } = useTranslation(["doctors", "common"]);
  const save = useSave(versions);
  const initial = useMemo(() => valuesOf(doctor), [doctor]);
  return (
    <AppForm
      label={t(doctor ? "doctors:page.editTitle" : "doctors:page.newTitle")}
      initialValues={initial}
      validate={check}
      onSubmit={save}
    >
      <Unsaved />
      <Paper variant="outlined" sx={{ overflow: "hidden" }}>
        <PanelFields>
          <FormFailure />
          <Summary />
          <DoctorFields {...(doctor ? { id: doctor.id } : {})} />
          <DoctorChoices />
          <DoctorVersions versions={versions} />
        </PanelFields>
        <PanelFoot>
          <Button variant="quiet" size="large" component={Link} to={doctor ? `/doctors/${doctor.id}` : "/doctors"}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>{t("doctors:page.save")}</SubmitButton>
        </PanelFoot>
      </Paper>
    </AppForm>
  );
}
