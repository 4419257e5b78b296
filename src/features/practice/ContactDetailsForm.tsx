/** The details that appear on the emails doctors get (specification §2, §4, §8). */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { checkForm } from "../../contract/rules/forms.ts";
import { type CompanySettings, type User } from "../../contract/shapes/user.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormSummary } from "../../ui/form/FormSummary.tsx";
import { type FormPart, FormVersions, textPart } from "../../ui/form/FormVersions.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { PanelFoot } from "../../ui/page/PanelForm.tsx";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { Unsaved } from "../../ui/unsaved/Unsaved.tsx";
import { selectUser } from "../user/public.ts";
import { ContactFields } from "./ContactFields.tsx";
import { type ContactDetails, fromSettings, toRequest, withUntouched } from "./contactDetails.ts";
import { useSaveContactDetailsMutation } from "./practiceApi.ts";
import { SenderPreview } from "./SenderPreview.tsx";
import { useFormBaseline } from "./useFormBaseline.ts";
import { useSaveSettings } from "./useSaveSettings.tsx";
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

function useParts(): FormPart<ContactDetails>[] {
  const { t } = useTranslation(["practice", "versions"]);
  return [
    textPart(t("practice:contact.name"), "calloutEmailsName"),
    textPart(t("practice:contact.address"), "calloutEmailsAddress"),
    textPart(t("practice:contact.phone"), "calloutEmailsPhone"),
    textPart(t("practice:contact.admin"), "adminEmailsAddress"),
    {
      name: t("practice:contact.bcc"),
      fields: ["calloutEmailsBccAll"],
      said: (values) => t(values.calloutEmailsBccAll ? "versions:on" : "versions:off"),
    },
  ];
}

/** `onSaved`: a first step, with nothing but saving and signing out to do. */
export function ContactDetailsForm({ onSaved }: { onSaved?: () => void }) {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return <DetailsForm company={user.company} onSaved={onSaved} />;
}

function DetailsForm({ company, onSaved }: { company: User["company"]; onSaved: (() => void) | undefined }) {
  const { t } = useTranslation(["practice", "manage"]);
  const labels = {
    calloutEmailsName: t("contact.name"),
    calloutEmailsAddress: t("contact.address"),
    calloutEmailsPhone: t("contact.phone"),
    adminEmailsAddress: t("contact.admin"),
  };
  const valuesOf = (settings: CompanySettings) => fromSettings(settings, company.name);
  const { initial, before, lock_version, onDirty, begin, onSeen } = useFormBaseline(company.company_settings, valuesOf);
  const failed = t("contact.failed");
  const { keyOf, saved, forget, settle, theirs, decided } = useSaveSettings({ begin, onSeen, failed });
  const parts = useParts();
  const [save] = useSaveContactDetailsMutation();
  const handleSave = async (given: FormValues): Promise<FormOutcome> => {
    forget();
    const details = withUntouched(given as ContactDetails, before, valuesOf(company.company_settings));
    // In the first step nobody else is there yet.
    const change = { ...toRequest(details), ...(onSaved ? {} : { lock_version }) };
    const result = await save({ change, key: keyOf(change) });
    const outcome = settle(result);
    if (result.data) onSaved?.();
    return outcome;
  };
  return (
    <AppForm initialValues={initial} validate={check} onSubmit={handleSave}>
      <WhileDirty onDirty={onDirty} />
      <Unsaved />
      <Columns>
        <Paper variant="outlined" sx={{ overflow: "hidden" }}>
          <Fields>
            <FormFailure />
            <FormSummary labels={labels} />
            {saved && <FormAlert tone="success">{t("contact.saved")}</FormAlert>}
            <ContactFields />
            <FormVersions
              heading={t("manage:defaults.stale")}
              parts={parts}
              before={before}
              theirs={theirs && valuesOf(theirs)}
              onDecided={decided}
            />
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
