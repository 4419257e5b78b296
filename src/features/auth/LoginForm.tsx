/** Email and password (specification §2, §4 "Login", §8). */
import { FORM_ERROR } from "final-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isProblem } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { checkBy, loginRules } from "../../contract/rules/signIn.ts";
import { type SignInRequest } from "../../contract/shapes/session.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormPasswordField } from "../../ui/form/FormPasswordField.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { Stack } from "./authParts.tsx";
import { signIn } from "./signIn.ts";

/** devise_token_auth's words; our own server adds a code. */
const UNCONFIRMED = "A confirmation email was sent to your";

const check = (values: FormValues) => checkBy(loginRules, values);

/** Signs in; what became of it, for the form. */
function useSignIn(): (values: FormValues, signal: AbortSignal) => Promise<FormOutcome> {
  const { t } = useTranslation("auth");
  const words = useProblemText();
  const dispatch = useAppDispatch();

  const explain = (error: unknown, email: string) => {
    if (isProblem(error) && error.code === "email_unconfirmed")
      return <FormAlert tone="info">{t("login.unconfirmed", { email })}</FormAlert>;
    if (isProblem(error) && error.messages.some((message) => message.includes(UNCONFIRMED)))
      return <FormAlert tone="info">{error.messages.join(". ")}</FormAlert>;
    return (
      <FormAlert tone="error" title={t("login.failed")}>
        {words(error)}
      </FormAlert>
    );
  };

  return async (values, signal) => {
    const { email, password } = values as SignInRequest;
    const { data, error } = await dispatch(signIn({ email: email.trim(), password }, signal));
    if (error) return { [FORM_ERROR]: explain(error, email.trim()) };
    if (data?.data.verified === false)
      return { [FORM_ERROR]: <FormAlert tone="info">{t("login.unverified")}</FormAlert> };
    return undefined;
  };
}

export function LoginForm() {
  const { t } = useTranslation("auth");
  return (
    <AppForm validate={check} onSubmit={useSignIn()}>
      <FormFailure />
      <Stack>
        <FormTextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t("email")}
          texts={{ required: t("emailRequired"), email: t("emailFormat") }}
        />
        <FormPasswordField
          name="password"
          autoComplete="current-password"
          label={t("password")}
          texts={{ required: t("passwordRequired") }}
          aside={<Link to="/auth/forgot-password">{t("login.forgot")}</Link>}
        />
        <SubmitButton fullWidth>{t("login.continue")}</SubmitButton>
      </Stack>
    </AppForm>
  );
}
