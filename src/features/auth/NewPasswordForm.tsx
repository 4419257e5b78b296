/** Sets the new password in the session of the mailed link (specification §2). */
import { FORM_ERROR } from "final-form";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { checkForm } from "../../contract/rules.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { useSetNewPasswordMutation } from "./authApi.ts";
import { Actions } from "./authParts.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

const check = (values: FormValues) => checkForm("setNewPassword", values);

type Props = { uid: string; onDone: () => void };

export function NewPasswordForm({ uid, onDone }: Props) {
  const { t } = useTranslation("auth");
  const words = useProblemText();
  const [setNewPassword] = useSetNewPasswordMutation();
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const body = { password: String(values.password), password_confirmation: String(values.confirmpassword) };
    const { error } = await setNewPassword(body);
    if (error) return { [FORM_ERROR]: <FormAlert tone="error">{words(error)}</FormAlert> };
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
