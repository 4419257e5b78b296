/** Sets the new password in the session of the mailed link. */
import { FORM_ERROR } from "final-form";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { useSetNewPasswordMutation } from "./authApi.ts";
import { Actions } from "./authLayout.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

const check = (values: FormValues) => checkForm("setNewPassword", values);

/** `token`: of a link without a session. */
type Props = { uid: string; token: string | undefined; onDone: () => void };

export function NewPasswordForm({ uid, token, onDone }: Props) {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  const [setNewPassword] = useSetNewPasswordMutation();
  /** devise_token_auth says no more than this where the link is over. */
  const explain = (error: unknown): string =>
    isProblem(error) && error.messages.join() === "Unauthorized" ? t("newPassword.notFound") : problemText(error);
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const { error } = await setNewPassword({
      password: String(values.password),
      password_confirmation: String(values.confirmpassword),
      ...(token === undefined ? {} : { reset_password_token: token }),
    });
    if (error) return { [FORM_ERROR]: <FormAlert tone="error">{explain(error)}</FormAlert> };
    onDone();
    return undefined;
  };
  return (
    <AppForm wide validate={check} onSubmit={handleSubmit}>
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly autoComplete="username" value={uid} />
      <FormFailure />
      <NewPasswordFields repeated="confirmpassword" />
      <Actions>
        <SubmitButton>{t("submit")}</SubmitButton>
      </Actions>
    </AppForm>
  );
}
