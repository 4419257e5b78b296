/** The second step of signing in, where the server asks for it: a code of the authenticator app, or a recovery code. */
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useForm } from "react-final-form";
import { useTranslation } from "react-i18next";
import { proofOf } from "../../contract/rules/secondFactor.ts";
import { type SignInProof } from "../../contract/shapes/session.ts";
import { type FormValues } from "../../ui/form/AppForm.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { type FieldTrouble } from "../../ui/form/useFieldProblemFormat.ts";
import { Stack } from "./authLayout.tsx";

const codeIn = ({ code }: FormValues): string => (typeof code === "string" ? code.trim() : "");

export function checkCode(values: FormValues): Record<string, FieldTrouble> {
  return codeIn(values) === "" ? { code: { rule: "required" } } : {};
}

export const proofIn = (values: FormValues): SignInProof => proofOf(codeIn(values));

type Props = { email: string; onBack: () => void };

export function CodeStep({ email, onBack }: Props) {
  const { t } = useTranslation("auth");
  const heading = useId();
  const form = useForm();
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const handleSwitch = () => {
    form.change("code", undefined);
    setKind(kind === "app" ? "recovery" : "app");
  };
  const handleBack = () => {
    form.change("code", undefined);
    onBack();
  };
  return (
    <Stack role="group" aria-labelledby={heading}>
      <Typography variant="h2" id={heading}>
        {t("code.title")}
      </Typography>
      <Typography variant="body2" role="status" color="text.secondary" sx={{ mb: 1, overflowWrap: "anywhere" }}>
        {t(`code.${kind}.text`, { email })}
      </Typography>
      <FormTextField
        key={kind}
        name="code"
        autoFocus
        label={t(`code.${kind}.label`)}
        texts={{ required: t("code.required") }}
        {...(kind === "app" ? { autoComplete: "one-time-code", inputMode: "numeric" } : {})}
      />
      <SubmitButton fullWidth>{t("login.continue")}</SubmitButton>
      <Button variant="quiet" onClick={handleSwitch}>
        {t(`code.${kind}.other`)}
      </Button>
      <Button variant="quiet" onClick={handleBack}>
        {t("code.back")}
      </Button>
    </Stack>
  );
}
