/** A new password, twice, with its meter; in every form that sets one. */
import { useTranslation } from "react-i18next";
import { LIMITS } from "../../contract/limits.ts";
import { FormPasswordField } from "../../ui/form/FormPasswordField.tsx";
import { PasswordMeter } from "../../ui/form/PasswordMeter.tsx";
import { Pair } from "./authLayout.tsx";

/** The repeated one has another name in each form. */
export function NewPasswordFields({ repeated }: { repeated: "confirmpassword" | "passwordrepeat" }) {
  const { t } = useTranslation("auth");
  return (
    <>
      <Pair>
        <FormPasswordField name="password" autoComplete="new-password" label={t("password")} />
        <FormPasswordField name={repeated} autoComplete="new-password" label={t("confirmPassword")} />
      </Pair>
      <PasswordMeter name="password" minimum={LIMITS.password[0]} />
    </>
  );
}
