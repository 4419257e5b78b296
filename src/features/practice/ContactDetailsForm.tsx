/** The details that appear on the emails doctors get (specification §2, §4, §8). */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import { FORM_ERROR } from "final-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { readUser } from "../../api/readUser.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { type CompanySettings, type User } from "../../contract/shapes/user.ts";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormSummary } from "../../ui/form/FormSummary.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { PanelFoot } from "../../ui/page/PanelForm.tsx";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { selectUser, userChanged } from "../user/public.ts";
import { ContactFields } from "./ContactFields.tsx";
import { type ContactDetails, fromSettings, toRequest } from "./contactDetails.ts";
import { useSaveContactDetailsMutation } from "./practiceApi.ts";
import { SenderPreview } from "./SenderPreview.tsx";
import { useBegun } from "./useBegun.ts";
import { WhileDirty } from "./WhileDirty.tsx";

const check = (values: FormValues) => checkForm("contactDetails", values);

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 400px)",
  gap: 32,
  alignItems: "start",
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" },
});
const Fields = styled("div")({ display: "grid", gap: 6, padding: 20 });

function useSave(onSaved: (() => void) | undefined, tell: (saved: boolean) => void) {
  const { t } = useTranslation("practice");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [save] = useSaveContactDetailsMutation();
  return async (values: FormValues): Promise<FormOutcome> => {
    tell(false);
    const { data, error } = await save(toRequest(values as ContactDetails));
    if (error) {
      const alert = (
        <FormAlert tone="error" title={t("contact.failed")}>
          {problemText(error)}
        </FormAlert>
      );
      return { [FORM_ERROR]: alert };
    }
    dispatch(userChanged({ user: readUser(data.data) }));
    tell(true);
    onSaved?.();
    return undefined;
  };
}

/** `onSaved`: a first step, with nothing but saving and signing out to do. */
export function ContactDetailsForm({ onSaved }: { onSaved?: () => void }) {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return <DetailsForm company={user.company} onSaved={onSaved} />;
}

function DetailsForm({ company, onSaved }: { company: User["company"]; onSaved: (() => void) | undefined }) {
  const { t } = useTranslation("practice");
  const labels = {
    calloutEmailsName: t("contact.name"),
    calloutEmailsAddress: t("contact.address"),
    calloutEmailsPhone: t("contact.phone"),
    adminEmailsAddress: t("contact.admin"),
  };
  const [saved, setSaved] = useState(false);
  const valuesOf = (settings: CompanySettings) => fromSettings(settings, company.name);
  const { initial, onDirty, begin } = useBegun(company.company_settings, valuesOf);
  const save = useSave(onSaved, (done) => {
    if (done) begin();
    setSaved(done);
  });
  return (
    <AppForm initialValues={initial} validate={check} onSubmit={save}>
      <WhileDirty onDirty={onDirty} />
      <Columns>
        <Paper variant="outlined" sx={{ overflow: "hidden" }}>
          <Fields>
            <FormFailure />
            <FormSummary labels={labels} />
            {saved && <FormAlert tone="success">{t("contact.saved")}</FormAlert>}
            <ContactFields />
          </Fields>
          <PanelFoot>
            {onSaved && (
              <Button variant="quiet" size="large" component={Link} to="/logout">
                {t("contact.signOut")}
              </Button>
            )}
            <SubmitButton>{t(onSaved ? "contact.saveAndGoOn" : "contact.save")}</SubmitButton>
          </PanelFoot>
        </Paper>
        <SenderPreview />
      </Columns>
    </AppForm>
  );
}
