/** Sets the new password in the session of the mailed link. */
import Button from "@mui/material/Button";
import { FORM_ERROR } from "final-form";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { isProblem, isUnclear, type Problem } from "../../api/problem.ts";
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

type OverProps = { error: Problem; maybeSet: boolean };

/** The link is over, and where to go from there; by addresses that are loaded afresh, as from the page's other outcomes. */
function Over({ error, maybeSet }: OverProps) {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  // devise_token_auth says no more than this.
  const told = error.messages.join() === "Unauthorized" ? t("newPassword.notFound") : problemText(error);
  return (
    <>
      <FormAlert tone={maybeSet ? "info" : "error"}>{maybeSet ? t("newPassword.unclear") : told}</FormAlert>
      <Actions sx={{ mb: 2 }}>
        {maybeSet && (
          <Button variant="contained" href="/auth/login">
            {t("toLogin")}
          </Button>
        )}
        <Button variant={maybeSet ? "quiet" : "outlined"} href="/auth/forgot-password">
          {t("newPassword.again")}
        </Button>
      </Actions>
    </>
  );
}

/** `token`: of a link without a session. */
type Props = { uid: string; token: string | undefined; onDone: () => void };

export function NewPasswordForm({ uid, token, onDone }: Props) {
  const { t } = useTranslation("auth");
  const problemText = useProblemText();
  const [setNewPassword] = useSetNewPasswordMutation();
  /** The last answer was lost: it may have worked, and then the link is over. */
  const mayBeSet = useRef(false);
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const { error } = await setNewPassword({
      password: String(values.password),
      password_confirmation: String(values.confirmpassword),
      ...(token === undefined ? {} : { reset_password_token: token }),
    });
    if (!error) {
      onDone();
      return undefined;
    }
    if (isProblem(error) && error.status === 401)
      return { [FORM_ERROR]: <Over error={error} maybeSet={mayBeSet.current} /> };
    mayBeSet.current = isUnclear(error);
    return { [FORM_ERROR]: <FormAlert tone="error">{problemText(error)}</FormAlert> };
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
