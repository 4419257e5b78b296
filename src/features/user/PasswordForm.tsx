/** A new password for somebody who knows the old one; all other devices are signed out by it. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../contract/limits.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { type User } from "../../contract/shapes/user.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormPasswordField } from "../../ui/form/FormPasswordField.tsx";
import { PasswordMeter } from "../../ui/form/PasswordMeter.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { Unsaved } from "../../ui/unsaved/Unsaved.tsx";
import { Fields, FormFooter } from "./FormFooter.tsx";
import { FormSuccess } from "./FormSuccess.tsx";
import { useChangeAccount } from "./useChangeAccount.tsx";

const check = (values: FormValues) => checkForm("changePassword", values);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function PasswordForm({ user }: { user: User }) {
  const { t } = useTranslation(["account", "errors"]);
  const [changes, setChanges] = useState(0);
  const change = useChangeAccount(
    (field, message) => {
      if (field === "current_password") return t("wrongPassword");
      return field === "password" && message.includes("common") ? t("errors:commonPassword") : message;
    },
    { field: "current_password", text: t("password.unclear") },
  );
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const outcome = await change({
      current_password: text(values.current_password),
      password: text(values.password),
      password_confirmation: text(values.password_confirmation),
    });
    if (outcome) return outcome;
    setChanges(changes + 1);
    return undefined;
  };
  return (
    <>
      {changes > 0 && <FormSuccess key={`done-${changes}`}>{t("password.changed")}</FormSuccess>}
      {/* Begins afresh, since a password that was set is nothing to keep on a page. */}
      <AppForm key={changes} label={t("password.title")} validate={check} onSubmit={handleSubmit}>
        <Unsaved />
        <FormFailure />
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly autoComplete="username" value={user.email} />
        <FormPasswordField name="current_password" autoComplete="current-password" label={t("currentPassword")} />
        <Fields>
          <FormPasswordField name="password" autoComplete="new-password" label={t("password.new")} />
          <FormPasswordField name="password_confirmation" autoComplete="new-password" label={t("password.repeat")} />
        </Fields>
        <PasswordMeter name="password" minimum={LIMITS.password[0]} />
        <FormFooter>
          <SubmitButton variant="outlined">{t("password.submit")}</SubmitButton>
        </FormFooter>
      </AppForm>
    </>
  );
}
