/** Email and password (specification §2, §4 "Login", §8). */
import { FORM_ERROR } from "final-form";
import { useState } from "react";
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
import { Stack } from "./authLayout.tsx";
import { type CodeStep, type LoadCodeStep, signIn } from "./signIn.ts";

/** devise_token_auth's words; our own server adds a code. */
const UNCONFIRMED = "A confirmation email was sent to your";

/** What was signed in with when the server asked for a code, and what that is asked with. */
type SecondStep = CodeStep & { email: string };

type SignInSteps = {
  step: SecondStep | null | undefined;
  loadCodeStep: LoadCodeStep;
  onCodeNeeded: (step: SecondStep) => void;
};

/** Signs in; what became of it, for the form. */
function useSignIn({
  step,
  loadCodeStep,
  onCodeNeeded,
}: SignInSteps): (values: FormValues, signal: AbortSignal) => Promise<FormOutcome> {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();

  const explain = (error: unknown, email: string) => {
    if (isProblem(error) && error.code === "email_unconfirmed")
      return <FormAlert tone="info">{t("login.unconfirmed", { email })}</FormAlert>;
    if (isProblem(error) && error.messages.some((message) => message.includes(UNCONFIRMED)))
      return <FormAlert tone="info">{error.messages.join(". ")}</FormAlert>;
    return (
      <FormAlert tone="error" title={t("login.failed")}>
        {problemText(error)}
      </FormAlert>
    );
  };

  return async (values, signal) => {
    const { password, ...typed } = values as SignInRequest;
    const email = typed.email.trim();
    const credentials = { ...step?.proofIn(values), email, password };
    const { data, error, codeStep } = await dispatch(signIn(credentials, signal, loadCodeStep));
    if (codeStep && !signal.aborted) onCodeNeeded({ ...codeStep, email });
    if (isProblem(error) && error.code === "otp_rejected") return { code: problemText(error) };
    if (error) return { [FORM_ERROR]: explain(error, email) };
    if (data?.data.verified === false)
      return {
        [FORM_ERROR]: (
          <FormAlert tone="info">{t("suspended" in data.data ? "login.closed" : "login.unverified")}</FormAlert>
        ),
      };
    return undefined;
  };
}

type Props = { loadCodeStep: LoadCodeStep };

export function LoginForm({ loadCodeStep }: Props) {
  const { t } = useTranslation("auth");
  const [step, setStep] = useState<SecondStep | null>();
  const check = (values: FormValues) => ({ ...checkBy(loginRules, values), ...step?.checkCode(values) });
  return (
    <AppForm validate={check} onSubmit={useSignIn({ step, loadCodeStep, onCodeNeeded: setStep })}>
      <FormFailure />
      {step ? (
        <step.CodeStep email={step.email} onBack={() => setStep(null)} />
      ) : (
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
            autoFocus={step === null}
            label={t("password")}
            texts={{ required: t("passwordRequired") }}
            aside={<Link to="/auth/forgot-password">{t("login.forgot")}</Link>}
          />
          <SubmitButton fullWidth>{t("login.continue")}</SubmitButton>
        </Stack>
      )}
    </AppForm>
  );
}
