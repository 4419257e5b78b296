/** Asks for another link that confirms an address. */
import Button from "@mui/material/Button";
import { FORM_ERROR } from "final-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useProblemText } from "../../api/useProblemText.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { useRepeatConfirmationMutation } from "./authApi.ts";
import { Actions } from "./authLayout.tsx";

/** The address alone, by the rule of signing in. */
const check = (values: FormValues) => checkForm("login", { ...values, password: "-" });

export function RepeatConfirmationForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  const [repeatConfirmation] = useRepeatConfirmationMutation();
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const { error } = await repeatConfirmation({ email: String(values.email).trim() });
    if (error) return { [FORM_ERROR]: <FormAlert tone="error">{problemText(error)}</FormAlert> };
    onDone();
    return undefined;
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
        texts={{ required: t("emailRequired"), email: t("emailFormat") }}
      />
      <Actions>
        <SubmitButton>{t("confirmed.again")}</SubmitButton>
        <Button variant="quiet" size="large" component={Link} to="/auth/login">
          {t("toLogin")}
        </Button>
      </Actions>
    </AppForm>
  );
}
