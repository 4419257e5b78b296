/** A new practice and its first administrator (specification §2, §5, §8). */
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FORM_ERROR } from "final-form";
import { useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isCommonPassword, isProblem, type Problem } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { isLanguage } from "../../contract/languages.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { TERMS_VERSION } from "../../contract/session.ts";
import { type SignUpRequest } from "../../contract/shapes/session.ts";
import { ownTimeZone } from "../../lib/dateFormats.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormCheckbox } from "../../ui/form/FormCheckbox.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormSummary } from "../../ui/form/FormSummary.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { useRegisterMutation } from "./authApi.ts";
import { Actions, Stack } from "./authLayout.tsx";
import { RegistrationFields, useRegistrationLabels } from "./RegistrationFields.tsx";

const check = (values: FormValues) => checkForm("registration", values);

type Registration = Record<"company_name" | "name" | "email" | "phone" | "password" | "confirmpassword", string>;

/** The form's names to the wire's. */
const toSignUp = (values: Registration, language: string): SignUpRequest => ({
  sign_up: {
    company_name: values.company_name.trim(),
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    password: values.password,
    password_confirmation: values.confirmpassword,
    accept_terms: true,
    terms_version: TERMS_VERSION,
    ...(isLanguage(language) ? { locale: language } : {}),
    time_zone: ownTimeZone(),
  },
});

function useRegister(onDone: () => void): (values: FormValues) => Promise<FormOutcome> {
  const { t, i18n } = useTranslation(["auth", "errors"]);
  const problemText = useProblemText();
  const [register] = useRegisterMutation();
  const fieldErrors = ({ fields = {} }: Problem) =>
    Object.entries(fields)
      .filter(([field]) => ["company_name", "phone", "email"].includes(field))
      .map(([field, messages]) => [
        field,
        t("registration.fieldError", { error: messages.join(", ") || t("errors:field.invalid") }),
      ]);
  return async (values) => {
    const { error } = await register(toSignUp(values as Registration, i18n.language));
    if (!error) {
      onDone();
      return undefined;
    }
    const listed = isProblem(error) && error.fields && !isCommonPassword(error) ? error.messages.join(", ") : null;
    const text = listed ? t("registration.errors", { errors: listed }) : problemText(error);
    return {
      [FORM_ERROR]: <FormAlert tone="error">{text}</FormAlert>,
      ...(isProblem(error) ? Object.fromEntries(fieldErrors(error)) : {}),
    };
  };
}

function Buttons() {
  const { t } = useTranslation("auth");
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const accepted = values.acceptTerms === true;
  return (
    <>
      <Actions>
        <SubmitButton disabled={!accepted}>{t("submit")}</SubmitButton>
        <Button variant="quiet" size="large" component={Link} to="/auth/login">
          {t("cancel")}
        </Button>
      </Actions>
      {!accepted && (
        <Typography variant="caption" component="p" color="text.tertiary" sx={{ mt: 1 }}>
          {t("registration.acceptFirst")}
        </Typography>
      )}
    </>
  );
}

type Props = { termsUrl: string; onDone: () => void };

export function RegistrationForm({ termsUrl, onDone }: Props) {
  const { t } = useTranslation(["auth", "common"]);
  const terms = (
    <>
      {t("auth:registration.accept")}{" "}
      <a href={termsUrl} target="_blank" rel="noopener noreferrer">
        {t("auth:registration.terms")} <span style={{ fontSize: ".8125rem" }}>{t("common:newTab")}</span>
      </a>
    </>
  );
  return (
    <AppForm wide validate={check} onSubmit={useRegister(onDone)}>
      <FormFailure />
      <FormSummary labels={useRegistrationLabels()} />
      <Stack>
        <RegistrationFields />
        <FormCheckbox name="acceptTerms" label={terms} />
      </Stack>
      <Buttons />
    </AppForm>
  );
}
