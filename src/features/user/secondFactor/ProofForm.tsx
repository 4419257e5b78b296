/** New recovery codes, or turning it off: asks for the password and for a code. */
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { proofOf } from "../../../contract/rules/secondFactor.ts";
import { type SecondFactorChangeRequest } from "../../../contract/shapes/secondFactor.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../../ui/form/AppForm.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { FormPasswordField } from "../../../ui/form/FormPasswordField.tsx";
import { FormTextField } from "../../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { Fields } from "../FormFooter.tsx";
import { Acts } from "./RecoveryCodes.tsx";
import { requiring, textIn, useRefusal } from "./useRefusal.tsx";

const PASSWORD = "second_factor_password";
const CODE = "second_factor_code";

type Props = {
  email: string;
  text: string;
  submit: string;
  /** Resolves to what went wrong, if anything did. */
  onSubmit: (proof: SecondFactorChangeRequest) => Promise<unknown>;
  onCancel: () => void;
};

export function ProofForm({ email, text, submit, onSubmit, onCancel }: Props) {
  const { t } = useTranslation(["secondFactor", "account"]);
  const refusal = useRefusal({ password: PASSWORD, code: CODE });
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const proof = { current_password: textIn(values, PASSWORD), ...proofOf(textIn(values, CODE)) };
    const error = await onSubmit(proof);
    return error ? refusal(error) : undefined;
  };
  return (
    <AppForm label={submit} validate={requiring(PASSWORD, CODE)} onSubmit={handleSubmit}>
      <FormFailure />
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {text}
      </Typography>
      <input hidden readOnly autoComplete="username" value={email} />
      <Fields>
        <FormPasswordField
          name={PASSWORD}
          autoFocus
          autoComplete="current-password"
          label={t("account:currentPassword")}
        />
        <FormTextField
          name={CODE}
          autoComplete="one-time-code"
          label={t("proof.code")}
          help={t("proof.help")}
          texts={{ required: t("codeRequired") }}
        />
      </Fields>
      <Acts>
        <SubmitButton>{submit}</SubmitButton>
        <Button variant="outlined" size="large" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </Acts>
    </AppForm>
  );
}
