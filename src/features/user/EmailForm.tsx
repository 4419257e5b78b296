/** Another address to sign in with; it counts once its owner has pressed the button in the mail we send there. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { checkForm } from "../../contract/rules/forms.ts";
import { type User } from "../../contract/shapes/user.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormPasswordField } from "../../ui/form/FormPasswordField.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { Unsaved } from "../../ui/unsaved/Unsaved.tsx";
import { Fields, FormFooter } from "./FormFooter.tsx";
import { PendingEmail } from "./PendingEmail.tsx";
import { useChangeAccount } from "./useChangeAccount.tsx";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The page has another field for the current password, and ids are of one page. */
function renamed<Value>(problems: Record<string, Value> | undefined): Record<string, Value> | undefined {
  if (!problems) return undefined;
  const { current_password, ...others } = problems;
  return current_password === undefined ? others : { ...others, email_password: current_password };
}

export function EmailForm({ user }: { user: User }) {
  const { t } = useTranslation("account");
  const [requests, setRequests] = useState(0);
  const change = useChangeAccount((field, message) => (field === "current_password" ? t("wrongPassword") : message));
  const toRequest = (values: FormValues) => ({
    email: text(values.new_email).trim(),
    current_password: text(values.email_password),
  });
  const isSame = (email: string) => email.toLowerCase() === user.email.toLowerCase();
  const check = (values: FormValues) => {
    const { email, ...problems } = checkForm("changeEmail", toRequest(values)) ?? {};
    const trouble = isSame(toRequest(values).email) ? t("email.same") : email;
    return renamed({ ...problems, ...(trouble ? { new_email: trouble } : {}) });
  };
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const outcome = await change(toRequest(values));
    if (!outcome) setRequests(requests + 1);
    const { email, ...problems } = outcome ?? {};
    return outcome && renamed({ ...problems, ...(email ? { new_email: email } : {}) });
  };
  return (
    <>
      <PendingEmail user={user} asked={requests} />
      <Typography variant="body2" sx={{ mb: 2, overflowWrap: "anywhere" }}>
        {t("email.now", { address: user.email })}
      </Typography>
      <AppForm key={requests} label={t("email.title")} validate={check} onSubmit={handleSubmit}>
        <Unsaved />
        <FormFailure />
        <Fields>
          <FormTextField
            name="new_email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t("email.address")}
            help={t("email.help")}
          />
          <FormPasswordField name="email_password" autoComplete="current-password" label={t("currentPassword")} />
        </Fields>
        <FormFooter>
          <SubmitButton variant="outlined">{t("email.submit")}</SubmitButton>
        </FormFooter>
      </AppForm>
    </>
  );
}
