/** An invited administrator's name and password (specification §2, §5, §8). */
import { FORM_ERROR } from "final-form";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { selectChosenLanguage } from "../i18n/public.ts";
import { useCompleteSignupMutation } from "./authApi.ts";
import { Actions, Stack } from "./authLayout.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

const check = (values: FormValues) => checkForm("completeSignup", values);

type Invitation = { token: string; name: string; email: string };

function useComplete(token: string, onDone: () => void): (values: FormValues) => Promise<FormOutcome> {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  const [complete] = useCompleteSignupMutation();
  const locale = useAppSelector(selectChosenLanguage);
  /** Only what a person can act on is told in the server's words. */
  const explain = (error: unknown): string => {
    const known = isProblem(error) && (error.code !== undefined || error.status === "network");
    // As given (specification §8); our own server's sentence is known in every language.
    if (isProblem(error) && !known && error.fields?.new_user_not_found)
      return error.fields.new_user_not_found.join(". ");
    return known && error.code !== "server_error" ? problemText(error) : t("completeSignup.failed");
  };
  return async (values) => {
    const { name, email, password } = values as Record<string, string>;
    const body = { name: (name ?? "").trim(), email: (email ?? "").trim(), password: password ?? "" };
    const { error } = await complete({ invitation_token: token, ...body, ...(locale ? { locale } : {}) });
    if (error) return { [FORM_ERROR]: <FormAlert tone="error">{explain(error)}</FormAlert> };
    onDone();
    return undefined;
  };
}

type Props = { invitation: Invitation; onDone: () => void };

export function CompleteSignupForm({ invitation, onDone }: Props) {
  const { t } = useTranslation("auth");
  const { token, name, email } = invitation;
  return (
    <AppForm wide initialValues={{ name, email }} validate={check} onSubmit={useComplete(token, onDone)}>
      <FormFailure />
      <Stack>
        <FormTextField
          name="name"
          autoComplete="name"
          label={t("completeSignup.name")}
          texts={{ capital: t("nameCapital") }}
        />
        <FormTextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t("email")}
          texts={{ required: t("emailRequired"), email: t("emailFormat") }}
        />
        <NewPasswordFields repeated="passwordrepeat" />
      </Stack>
      <Actions>
        <SubmitButton>{t("submit")}</SubmitButton>
      </Actions>
    </AppForm>
  );
}
