/** Asks for a reset link (specification §2, §8). */
import Button from "@mui/material/Button";
import { FORM_ERROR } from "final-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { checkForm } from "../../contract/rules/forms.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { useRequestResetMutation } from "./authApi.ts";
import { Actions } from "./authLayout.tsx";

const check = (values: FormValues) => checkForm("forgotPassword", values);

export function ForgotPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("auth");
  const [requestReset] = useRequestResetMutation();
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const { error } = await requestReset({ email: String(values.email).trim() });
    if (!error) {
      onDone();
      return undefined;
    }
    const failure = (
      <FormAlert tone="error" title={t("forgot.failedTitle")}>
        {t("forgot.failed")}
      </FormAlert>
    );
    return { [FORM_ERROR]: failure };
  };
  return (
    <AppForm validate={check} onSubmit={handleSubmit}>
      <FormFailure />
      <FormTextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t("email")}
        texts={{
          required: t("emailRequired"),
          email: t("emailFormat"),
          min: t("forgot.tooShort"),
          max: t("forgot.tooLong"),
        }}
      />
      <Actions>
        <SubmitButton>{t("submit")}</SubmitButton>
        <Button variant="quiet" size="large" component={Link} to="/auth/login">
          {t("cancel")}
        </Button>
      </Actions>
    </AppForm>
  );
}
