/** Name and telephone of the person; the practice is only told. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { checkForm } from "../../contract/rules/forms.ts";
import { type User } from "../../contract/shapes/user.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { Unsaved } from "../../ui/unsaved/Unsaved.tsx";
import { Fields, FormFooter } from "./FormFooter.tsx";
import { FormSaved } from "./Saved.tsx";
import { useChangeAccount } from "./useChangeAccount.tsx";

const check = (values: FormValues) => checkForm("profile", values);
const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation(["account", "settings"]);
  const change = useChangeAccount();
  const { first_name, last_name, phone } = user;
  const handleSubmit = (values: FormValues): Promise<FormOutcome> =>
    change({
      first_name: text(values.first_name),
      last_name: text(values.last_name),
      phone: text(values.phone) || null,
    });
  return (
    <AppForm
      label={t("settings:profile.title")}
      initialValues={{ first_name, last_name, phone: phone ?? "" }}
      validate={check}
      onSubmit={handleSubmit}
    >
      <Unsaved />
      <FormFailure />
      <Typography variant="body2" sx={{ mb: 2, color: "text.secondary", overflowWrap: "anywhere" }}>
        {t("profile.practice")}: <span translate="no">{user.company.name}</span>
      </Typography>
      <Fields>
        <FormTextField name="first_name" autoComplete="given-name" label={t("profile.firstName")} />
        <FormTextField name="last_name" autoComplete="family-name" label={t("profile.lastName")} optional />
        <FormTextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t("profile.phone")}
          help={t("profile.phoneHelp")}
          optional
        />
      </Fields>
      <FormFooter>
        <FormSaved />
        <SubmitButton>{t("save")}</SubmitButton>
      </FormFooter>
    </AppForm>
  );
}
